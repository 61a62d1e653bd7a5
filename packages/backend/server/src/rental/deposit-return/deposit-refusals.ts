import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around the return of deposits. */
export const refuse = refusals({
  DEPOSIT_NOT_DUE: {
    status: 409,
    en: 'The deposit is settled after the last day of the stay, once it was paid.',
    de: 'Die Kaution wird nach dem letzten Tag des Aufenthalts abgerechnet, wenn sie gezahlt wurde.',
    es: 'La fianza se liquida después del último día de la estancia, si se pagó.',
  },
  DEPOSIT_ALREADY_STATED: {
    status: 409,
    en: 'The deposit has been settled already. In a dispute you can still return more.',
    de: 'Die Kaution ist schon abgerechnet. Im Streitfall können Sie noch mehr zurückzahlen.',
    es: 'La fianza ya está liquidada. En caso de desacuerdo aún puede devolver más.',
  },
  DEPOSIT_RETURN_NOT_HIGHER: {
    status: 422,
    field: 'returnedCents',
    en: 'A new statement returns more than the one before.',
    de: 'Eine neue Abrechnung zahlt mehr zurück als die bisherige.',
    es: 'Una nueva liquidación devuelve más que la anterior.',
  },
  DEPOSIT_SUM_DIFFERS: {
    status: 422,
    field: 'returnedCents',
    en: 'What is returned and what is kept must be exactly the deposit together.',
    de: 'Rückzahlung und Abzüge müssen zusammen genau die Kaution ergeben.',
    es: 'La devolución y los descuentos deben sumar exactamente la fianza.',
  },
  DEPOSIT_STATEMENT_INVALID: {
    status: 422,
    en: 'Some details of the deductions are not right yet. Please check them.',
    de: 'Einige Angaben zu den Abzügen stimmen noch nicht. Bitte prüfen Sie sie.',
    es: 'Algunos datos de los descuentos aún no son correctos. Revíselos.',
  },
  DEPOSIT_FILE_UNKNOWN: {
    status: 404,
    field: 'fileIds',
    en: 'A file of a deduction is no longer there. Please add it again.',
    de: 'Eine Datei zu einem Abzug ist nicht mehr da. Bitte fügen Sie sie noch einmal hinzu.',
    es: 'Un archivo de un descuento ya no está. Añádalo de nuevo.',
  },
  DEPOSIT_STATEMENT_NOT_FOUND: {
    status: 404,
    en: 'This statement does not exist.',
    de: 'Diese Abrechnung gibt es nicht.',
    es: 'Esta liquidación no existe.',
  },
  DEPOSIT_STATEMENT_CHANGED: {
    status: 409,
    en: 'The statement has changed meanwhile. Please look at it again.',
    de: 'Die Abrechnung hat sich inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
    es: 'La liquidación ha cambiado entretanto. Véala de nuevo.',
  },
  DEPOSIT_ALREADY_ANSWERED: {
    status: 409,
    en: 'The statement has been accepted: it was agreed to, or the time to object is over.',
    de: 'Die Abrechnung gilt als angenommen: Ihr wurde zugestimmt, oder die Frist für Einwände ist vorbei.',
    es: 'La liquidación se considera aceptada: se dio conformidad o ha pasado el plazo para objetar.',
  },
  OBJECTION_INVALID: {
    status: 422,
    field: 'objection',
    en: 'Please say in {min} to {max} characters what you do not agree with.',
    de: 'Bitte sagen Sie in {min} bis {max} Zeichen, womit Sie nicht einverstanden sind.',
    es: 'Explique en {min} a {max} caracteres con qué no está de acuerdo.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  accepted: word('Answer', 'Antwort', 'Respuesta'),
  after: word('Statement', 'Abrechnung', 'Liquidación'),
  amountCents: word('Amount', 'Betrag', 'Importe'),
  deductions: word('Deductions', 'Abzüge', 'Descuentos'),
  fileIds: word('Files', 'Dateien', 'Archivos'),
  isDone: word('Mark', 'Vermerk', 'Marca'),
  objection: word('Objection', 'Einwand', 'Objeción'),
  returnedCents: word('Returned', 'Rückzahlung', 'Devolución'),
  statement: word('Statement', 'Abrechnung', 'Liquidación'),
}
