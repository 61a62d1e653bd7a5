import { cents, day, defineMail, oneOf, text } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the landlord: a payment is overdue. */
export const paymentOpenLandlord = defineMail('PAYMENT_OPEN_LANDLORD', {
  about: aboutBooking,
  values: { kind: oneOf('RENT', 'DEPOSIT'), payment: text, gross: cents, due: day },
  texts: {
    en: {
      title: 'Open payment, to the landlord',
      subject: 'Has {other} paid {gross}?',
      paragraphs: [
        '{kind, select, RENT {The rent of {gross} for “{flat}”, payment {payment}, was due on {due} and is still open.} other {The deposit of {gross} for “{flat}”, payment {payment}, was due on {due} and is still open.}}',
        'Please look at your account. If it has arrived, mark it as received with the booking; otherwise write to {other}.',
      ],
      link: 'See the payments',
    },
    de: {
      title: 'Offene Zahlung, an den Vermieter',
      subject: 'Hat {other} {gross} gezahlt?',
      paragraphs: [
        '{kind, select, RENT {Die Miete von {gross} für „{flat}“, Zahlung {payment}, war am {due} fällig und ist noch offen.} other {Die Kaution von {gross} für „{flat}“, Zahlung {payment}, war am {due} fällig und ist noch offen.}}',
        'Bitte prüfen Sie Ihr Konto. Ist das Geld da, vermerken Sie den Eingang bei der Buchung; andernfalls schreiben Sie {other}.',
      ],
      link: 'Zahlungen ansehen',
    },
    es: {
      title: 'Pago pendiente, al arrendador',
      subject: '¿Ha pagado {other} {gross}?',
      paragraphs: [
        '{kind, select, RENT {El alquiler de {gross} por «{flat}», pago {payment}, vencía el {due} y sigue pendiente.} other {La fianza de {gross} por «{flat}», pago {payment}, vencía el {due} y sigue pendiente.}}',
        'Compruebe su cuenta. Si ha llegado, márquelo como recibido en la reserva; si no, escriba a {other}.',
      ],
      link: 'Ver los pagos',
    },
  },
})
