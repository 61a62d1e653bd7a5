import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around files that are sent in. */
export const refuse = refusals({
  FILE_TOO_LARGE: {
    status: 413,
    field: 'file',
    en: 'The file is larger than {limit} MB.',
    de: 'Die Datei ist größer als {limit} MB.',
    es: 'El archivo supera los {limit} MB.',
  },
  FILE_NOT_PDF: {
    status: 415,
    field: 'file',
    en: 'The file is not a PDF.',
    de: 'Die Datei ist kein PDF.',
    es: 'El archivo no es un PDF.',
  },
  FILE_HAS_SCRIPT: {
    status: 422,
    field: 'file',
    en: 'This PDF contains a script (JavaScript). Print it to a new PDF and send that one: it holds the pages and nothing else.',
    de: 'Dieses PDF enthält ein Skript (JavaScript). Drucken Sie es in ein neues PDF und senden Sie dieses: Es enthält nur noch die Seiten.',
    es: 'Este PDF contiene un script (JavaScript). Imprímalo como un PDF nuevo y envíe ese: contendrá solo las páginas.',
  },
  FILE_HAS_ACTION: {
    status: 422,
    field: 'file',
    en: 'This PDF contains an action that can start a program, open another file or send data. Print it to a new PDF and send that one: it holds the pages and nothing else.',
    de: 'Dieses PDF enthält eine Aktion, die ein Programm starten, eine andere Datei öffnen oder Daten senden kann. Drucken Sie es in ein neues PDF und senden Sie dieses: Es enthält nur noch die Seiten.',
    es: 'Este PDF contiene una acción que puede iniciar un programa, abrir otro archivo o enviar datos. Imprímalo como un PDF nuevo y envíe ese: contendrá solo las páginas.',
  },
  FILE_HAS_FILES: {
    status: 422,
    field: 'file',
    en: 'This PDF contains other files. Print it to a new PDF and send that one: it holds the pages and nothing else.',
    de: 'Dieses PDF enthält weitere Dateien. Drucken Sie es in ein neues PDF und senden Sie dieses: Es enthält nur noch die Seiten.',
    es: 'Este PDF contiene otros archivos. Imprímalo como un PDF nuevo y envíe ese: contendrá solo las páginas.',
  },
  FILE_HAS_MEDIA: {
    status: 422,
    field: 'file',
    en: 'This PDF contains sound, video or 3D content. Print it to a new PDF and send that one: it holds the pages and nothing else.',
    de: 'Dieses PDF enthält Ton, Video oder 3D-Inhalte. Drucken Sie es in ein neues PDF und senden Sie dieses: Es enthält nur noch die Seiten.',
    es: 'Este PDF contiene sonido, vídeo o contenido 3D. Imprímalo como un PDF nuevo y envíe ese: contendrá solo las páginas.',
  },
  FILE_HAS_FORM: {
    status: 422,
    field: 'file',
    en: 'This PDF contains a form, so its text can still be changed. Print it to a new PDF and send that one: it holds the pages and nothing else.',
    de: 'Dieses PDF enthält ein Formular, sein Text lässt sich also noch ändern. Drucken Sie es in ein neues PDF und senden Sie dieses: Es enthält nur noch die Seiten.',
    es: 'Este PDF contiene un formulario, por lo que su texto aún puede cambiar. Imprímalo como un PDF nuevo y envíe ese: contendrá solo las páginas.',
  },
  FILE_IS_ENCRYPTED: {
    status: 422,
    field: 'file',
    en: 'This PDF is encrypted or protected by a password. Print it to a new PDF and send that one: it holds the pages and nothing else.',
    de: 'Dieses PDF ist verschlüsselt oder mit einem Passwort geschützt. Drucken Sie es in ein neues PDF und senden Sie dieses: Es enthält nur noch die Seiten.',
    es: 'Este PDF está cifrado o protegido con contraseña. Imprímalo como un PDF nuevo y envíe ese: contendrá solo las páginas.',
  },
  FILE_HAS_NO_PAGES: {
    status: 422,
    field: 'file',
    en: 'This PDF has no pages. Open it to check, and send the file that holds the contract.',
    de: 'Dieses PDF hat keine Seiten. Öffnen Sie es zur Kontrolle und senden Sie die Datei, die den Vertrag enthält.',
    es: 'Este PDF no tiene páginas. Ábralo para comprobarlo y envíe el archivo que contiene el contrato.',
  },
  FILE_IS_DAMAGED: {
    status: 422,
    field: 'file',
    en: 'This PDF is damaged or built in an unusual way: not every reader would show the same. Print it to a new PDF and send that one: it holds the pages and nothing else.',
    de: 'Dieses PDF ist beschädigt oder ungewöhnlich aufgebaut: Nicht jedes Programm würde dasselbe zeigen. Drucken Sie es in ein neues PDF und senden Sie dieses: Es enthält nur noch die Seiten.',
    es: 'Este PDF está dañado o tiene una estructura inusual: no todos los programas mostrarían lo mismo. Imprímalo como un PDF nuevo y envíe ese: contendrá solo las páginas.',
  },
})
