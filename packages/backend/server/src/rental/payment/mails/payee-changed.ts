import { defineMail, text } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To a tenant who still pays: the landlord has another account. */
export const payeeChanged = defineMail('PAYEE_CHANGED', {
  about: aboutBooking,
  values: { number: text },
  texts: {
    en: {
      title: 'Landlord’s bank account changed',
      subject: 'Another bank account for “{flat}”: please check before you pay',
      paragraphs: [
        '{other} has changed the bank account for your payments for “{flat}”. It is now {number}.',
        'The new account may differ from the one in your signed contract. Before you pay, call {other} on the number you know, and have the account confirmed.',
        'If {other} knows nothing of the change, do not pay, and write to us at once.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Bankverbindung des Vermieters geändert',
      subject: 'Anderes Konto für „{flat}“: Bitte vor dem Zahlen prüfen',
      paragraphs: [
        '{other} hat das Konto für Ihre Zahlungen für „{flat}“ geändert. Es ist jetzt {number}.',
        'Das neue Konto kann von dem in Ihrem unterschriebenen Vertrag abweichen. Rufen Sie {other} vor dem Zahlen unter der Ihnen bekannten Nummer an und lassen Sie sich das Konto bestätigen.',
        'Wenn {other} nichts von der Änderung weiß, zahlen Sie nicht und schreiben Sie uns sofort.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Cuenta bancaria del arrendador cambiada',
      subject: 'Otra cuenta bancaria para «{flat}»: compruébela antes de pagar',
      paragraphs: [
        '{other} ha cambiado la cuenta bancaria para sus pagos de «{flat}». Ahora es {number}.',
        'La nueva cuenta puede ser distinta de la de su contrato firmado. Antes de pagar, llame a {other} al número que ya conoce y pida que le confirme la cuenta.',
        'Si {other} no sabe nada del cambio, no pague y escríbanos enseguida.',
      ],
      link: 'Ver la reserva',
    },
  },
})
