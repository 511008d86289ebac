# Codificação: mensagens e regras.

not-utf8 = o texto não está em UTF-8; foi lido como Windows-1252
not-utf8-old-table = alguns bytes não são Windows-1252; experimente roque translate --encoding cp850 --output-encoding utf-8
no-break-space = espaço não separável em vez de um espaço comum
control-character = caráter de controlo { $code } no texto
invisible-character = caráter invisível { $code } no texto
lone-carriage-return = linhas terminadas apenas por CR, como nos Macs antigos

rule-not-utf8 = texto que não está em UTF-8
    .why = Uma partida cujos bytes não são UTF-8 válido é lida como Windows-1252, a codificação habitual dos programas de xadrez mais antigos. Essa leitura é uma suposição: se os nomes saírem errados, o ficheiro está noutra codificação. Uma ocorrência por partida, no primeiro desses bytes.
    .fix = Grave o ficheiro em UTF-8 ou indique a codificação com --encoding.
rule-no-break-space = espaço não separável entre lances ou etiquetas
    .why = Um espaço não separável (U+00A0) parece um espaço comum, mas muitos programas não o leem como tal. É frequente em textos copiados da internet. Uma ocorrência por partida, com a contagem.
    .fix = Ponha um espaço comum no lugar dele.
rule-control-character = caráter de controlo no texto
    .why = Caracteres de controlo não têm sentido em PGN; são restos de sistemas antigos (Ctrl-Z no fim do ficheiro) ou sinal de dano. São ignorados na leitura.
    .fix = Apague o caráter.
rule-invisible-character = caráter invisível no texto
    .why = Caracteres sem largura, como U+200B, vêm de páginas da internet e de editores de texto. Ninguém os vê, mas outros programas tropeçam neles. São ignorados na leitura.
    .fix = Apague o caráter.
rule-lone-carriage-return = linhas terminadas apenas por CR
    .why = As linhas terminam com LF ou CR LF. O CR sozinho terminava as linhas nos Macs até 2001, e muitos programas veem um ficheiro assim como uma única linha longa. Aqui cada CR ainda termina uma linha.
    .fix = Ponha LF no lugar do CR.
