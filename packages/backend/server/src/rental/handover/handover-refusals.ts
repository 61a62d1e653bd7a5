import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around the protocols of moving in and out. */
export const refuse = refusals({
  HANDOVER_NOT_OPEN: {
    status: 409,
    en: 'The protocol is written from 7 days before to 14 days after moving in or out, once both have signed the contract.',
    de: 'Das Protokoll schreiben Sie ab 7 Tage vor bis 14 Tage nach dem Ein- oder Auszug, sobald beide den Vertrag unterschrieben haben.',
    es: 'El acta se redacta desde 7 días antes hasta 14 días después de la entrada o la salida, cuando ambos hayan firmado el contrato.',
  },
  HANDOVER_CHANGED: {
    status: 409,
    field: 'revision',
    en: 'The protocol has changed meanwhile. Please look at it again.',
    de: 'Das Protokoll hat sich inzwischen geändert. Bitte sehen Sie es noch einmal an.',
    es: 'El acta ha cambiado entretanto. Véala de nuevo.',
  },
  HANDOVER_CONFIRMED: {
    status: 409,
    en: 'The protocol has been confirmed and no longer changes. You can still add remarks when you confirm it.',
    de: 'Das Protokoll ist schon bestätigt und ändert sich nicht mehr. Anmerkungen können Sie noch hinzufügen, wenn Sie es bestätigen.',
    es: 'El acta ya está confirmada y no cambia más. Aún puede añadir observaciones al confirmarla.',
  },
  HANDOVER_FINAL: {
    status: 409,
    en: 'The protocol is final and no longer changes.',
    de: 'Das Protokoll ist endgültig und ändert sich nicht mehr.',
    es: 'El acta es definitiva y no cambia más.',
  },
  HANDOVER_INVALID: {
    status: 422,
    en: 'Some details of the protocol are missing or not right yet. Please check them.',
    de: 'Im Protokoll fehlen noch Angaben, oder sie stimmen noch nicht. Bitte prüfen Sie sie.',
    es: 'Faltan datos en el acta o aún no son correctos. Revíselos.',
  },
  HANDOVER_PHOTO_UNKNOWN: {
    status: 404,
    field: 'photos',
    en: 'A photo of the protocol is no longer there. Please add it again.',
    de: 'Ein Foto des Protokolls ist nicht mehr da. Bitte fügen Sie es noch einmal hinzu.',
    es: 'Una foto del acta ya no está. Añádala de nuevo.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  condition: word('Condition', 'Zustand', 'Estado'),
  content: word('Protocol', 'Protokoll', 'Acta'),
  count: word('Count', 'Anzahl', 'Cantidad'),
  keys: word('Keys', 'Schlüssel', 'Llaves'),
  meters: word('Meters', 'Zähler', 'Contadores'),
  photos: word('Photos', 'Fotos', 'Fotos'),
  reading: word('Reading', 'Zählerstand', 'Lectura'),
  remarks: word('Remarks', 'Anmerkungen', 'Observaciones'),
  revision: word('Version', 'Fassung', 'Versión'),
}
