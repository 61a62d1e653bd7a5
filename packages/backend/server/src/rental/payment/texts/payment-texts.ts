import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** About payments that are open, and where they go to. Only the paragraph of what a payment is for has its value. */
export const PAYMENT_TEXTS = {
  PAYMENT_OPEN_TENANT: {
    en: {
      subject: 'A payment for “{flat}” is open: {gross}',
      paragraphs: [
        'The rent of {gross} for “{flat}”, payment {rentPayment}, was due on {due}, and {other} has not confirmed it yet.',
        'The deposit of {gross} for “{flat}”, payment {depositPayment}, was due on {due}, and {other} has not confirmed it yet.',
        'If you have paid already, please mark it with the booking. Account and reference stand there as well.',
      ],
      link: 'See the payments',
    },
    de: {
      subject: 'Eine Zahlung für „{flat}“ ist offen: {gross}',
      paragraphs: [
        'Die Miete von {gross} für „{flat}“, Zahlung {rentPayment}, war am {due} fällig, und {other} hat den Eingang noch nicht bestätigt.',
        'Die Kaution von {gross} für „{flat}“, Zahlung {depositPayment}, war am {due} fällig, und {other} hat den Eingang noch nicht bestätigt.',
        'Wenn Sie schon gezahlt haben, vermerken Sie das bitte bei der Buchung. Dort stehen auch Konto und Verwendungszweck.',
      ],
      link: 'Zahlungen ansehen',
    },
    es: {
      subject: 'Hay un pago pendiente de «{flat}»: {gross}',
      paragraphs: [
        'El alquiler de {gross} por «{flat}», pago {rentPayment}, vencía el {due} y {other} aún no ha confirmado su recepción.',
        'La fianza de {gross} por «{flat}», pago {depositPayment}, vencía el {due} y {other} aún no ha confirmado su recepción.',
        'Si ya ha pagado, márquelo en la reserva. Allí encontrará también la cuenta y el concepto.',
      ],
      link: 'Ver los pagos',
    },
  },
  PAYMENT_OPEN_LANDLORD: {
    en: {
      subject: 'Has {other} paid {gross}?',
      paragraphs: [
        'The rent of {gross} for “{flat}”, payment {rentPayment}, was due on {due} and is still open.',
        'The deposit of {gross} for “{flat}”, payment {depositPayment}, was due on {due} and is still open.',
        'Please look at your account. If it has arrived, mark it as received with the booking; otherwise write to {other}.',
      ],
      link: 'See the payments',
    },
    de: {
      subject: 'Hat {other} {gross} gezahlt?',
      paragraphs: [
        'Die Miete von {gross} für „{flat}“, Zahlung {rentPayment}, war am {due} fällig und ist noch offen.',
        'Die Kaution von {gross} für „{flat}“, Zahlung {depositPayment}, war am {due} fällig und ist noch offen.',
        'Bitte prüfen Sie Ihr Konto. Ist das Geld da, vermerken Sie den Eingang bei der Buchung; andernfalls schreiben Sie {other}.',
      ],
      link: 'Zahlungen ansehen',
    },
    es: {
      subject: '¿Ha pagado {other} {gross}?',
      paragraphs: [
        'El alquiler de {gross} por «{flat}», pago {rentPayment}, vencía el {due} y sigue pendiente.',
        'La fianza de {gross} por «{flat}», pago {depositPayment}, vencía el {due} y sigue pendiente.',
        'Compruebe su cuenta. Si ha llegado, márquelo como recibido en la reserva; si no, escriba a {other}.',
      ],
      link: 'Ver los pagos',
    },
  },
  PAYEE_CHANGED: {
    en: {
      subject: 'Another bank account for “{flat}”: please check before you pay',
      paragraphs: [
        '{other} has changed the bank account for your payments for “{flat}”. It is now {number}.',
        'The new account may differ from the one in your signed contract. Before you pay, call {other} on the number you know, and have the account confirmed.',
        'If {other} knows nothing of the change, do not pay, and write to us at once.',
      ],
      link: 'See the booking',
    },
    de: {
      subject: 'Anderes Konto für „{flat}“: Bitte vor dem Zahlen prüfen',
      paragraphs: [
        '{other} hat das Konto für Ihre Zahlungen für „{flat}“ geändert. Es ist jetzt {number}.',
        'Das neue Konto kann von dem in Ihrem unterschriebenen Vertrag abweichen. Rufen Sie {other} vor dem Zahlen unter der Ihnen bekannten Nummer an und lassen Sie sich das Konto bestätigen.',
        'Wenn {other} nichts von der Änderung weiß, zahlen Sie nicht und schreiben Sie uns sofort.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      subject: 'Otra cuenta bancaria para «{flat}»: compruébela antes de pagar',
      paragraphs: [
        '{other} ha cambiado la cuenta bancaria para sus pagos de «{flat}». Ahora es {number}.',
        'La nueva cuenta puede ser distinta de la de su contrato firmado. Antes de pagar, llame a {other} al número que ya conoce y pida que le confirme la cuenta.',
        'Si {other} no sabe nada del cambio, no pague y escríbanos enseguida.',
      ],
      link: 'Ver la reserva',
    },
  },
} as const satisfies Record<string, MailTexts>
