import { word } from '../../foundation/kernel/index.ts'

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
