import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around files that are sent in. */
export const refuse = refusals({
  FILE_TOO_LARGE: {
    status: 413,
    en: 'The file is larger than {limit} MB.',
    de: 'Die Datei ist größer als {limit} MB.',
    es: 'El archivo supera los {limit} MB.',
  },
  FILE_NOT_PDF: {
    status: 415,
    en: 'The file is not a PDF.',
    de: 'Die Datei ist kein PDF.',
    es: 'El archivo no es un PDF.',
  },
})
