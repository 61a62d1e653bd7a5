import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around another last day. */
export const refuse = refusals({
  LAST_DAY_NOT_POSSIBLE: {
    status: 409,
    en: 'No other last day can be proposed for this stay: it has no contract, or it is over.',
    de: 'Für diesen Aufenthalt kann kein anderer letzter Tag vorgeschlagen werden: Er hat keinen Vertrag oder ist vorbei.',
    es: 'No se puede proponer otro último día para esta estancia: no tiene contrato o ya ha terminado.',
  },
  LAST_DAY_OUT_OF_RANGE: {
    status: 422,
    field: 'newEndDate',
    en: 'Choose another last day from {from} to {to}.',
    de: 'Wählen Sie einen anderen letzten Tag vom {from} bis zum {to}.',
    es: 'Elija otro último día entre el {from} y el {to}.',
  },
  LAST_DAY_PROPOSAL_OPEN: {
    status: 409,
    en: 'A proposal for another last day is open already. It has to be answered or withdrawn first.',
    de: 'Es gibt schon einen offenen Vorschlag für einen anderen letzten Tag. Er muss zuerst beantwortet oder zurückgezogen werden.',
    es: 'Ya hay una propuesta abierta para otro último día. Primero hay que responderla o retirarla.',
  },
  TOO_MANY_LAST_DAYS: {
    status: 409,
    en: '{limit} other last days have been proposed for this stay. Please write to us.',
    de: 'Für diesen Aufenthalt wurden schon {limit} andere letzte Tage vorgeschlagen. Bitte schreiben Sie uns.',
    es: 'Para esta estancia ya se han propuesto {limit} últimos días. Escríbanos.',
  },
  LAST_DAY_NOT_FOUND: {
    status: 404,
    en: 'This proposal does not exist.',
    de: 'Diesen Vorschlag gibt es nicht.',
    es: 'Esta propuesta no existe.',
  },
  NO_REFUND: {
    status: 409,
    en: 'There is nothing to be returned for this last day.',
    de: 'Für diesen letzten Tag ist nichts zurückzuzahlen.',
    es: 'Para este último día no hay nada que devolver.',
  },
  REFUND_RECEIVED: {
    status: 409,
    en: 'The tenant has received the money already.',
    de: 'Der Mieter hat das Geld schon erhalten.',
    es: 'El inquilino ya ha recibido el dinero.',
  },
  LAST_DAY_ENDED: {
    status: 409,
    en: 'This is not possible any more: the proposal has been answered, withdrawn or has ended in the meantime.',
    de: 'Das ist nicht mehr möglich: Der Vorschlag wurde inzwischen beantwortet, zurückgezogen oder ist abgelaufen.',
    es: 'Ya no es posible: entretanto la propuesta se ha respondido, retirado o ha caducado.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  newEndDate: word('New last day', 'Neuer letzter Tag', 'Nuevo último día'),
}
