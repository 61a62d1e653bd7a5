import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around files that the parties add to a booking. */
export const refuse = refusals({
  STAY_FILE_MISSING: {
    status: 422,
    field: 'file',
    en: 'Please choose a file.',
    de: 'Bitte wählen Sie eine Datei.',
    es: 'Elija un archivo.',
  },
  STAY_FILE_NOT_FOUND: {
    status: 404,
    en: 'This file does not exist.',
    de: 'Diese Datei gibt es nicht.',
    es: 'Este archivo no existe.',
  },
  STAY_FILES_NOT_YET: {
    status: 409,
    en: 'Files can be added once both have signed the contract.',
    de: 'Dateien können Sie hinzufügen, sobald beide den Vertrag unterschrieben haben.',
    es: 'Podrá añadir archivos cuando ambos hayan firmado el contrato.',
  },
  TOO_MANY_STAY_FILES: {
    status: 409,
    field: 'file',
    en: 'You have added {limit} files that are not used yet. Please send what you have first.',
    de: 'Sie haben schon {limit} Dateien hinzugefügt, die noch nicht verwendet sind. Bitte senden Sie zuerst, was Sie haben.',
    es: 'Ya ha añadido {limit} archivos sin usar. Envíe primero lo que tiene.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  fileId: word('File', 'Datei', 'Archivo'),
}
