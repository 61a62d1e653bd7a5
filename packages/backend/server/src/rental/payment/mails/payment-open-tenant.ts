import { cents, day, defineMail, oneOf, text } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the tenant: a payment is overdue. */
export const paymentOpenTenant = defineMail('PAYMENT_OPEN_TENANT', {
  about: aboutBooking,
  values: { kind: oneOf('RENT', 'DEPOSIT'), payment: text, gross: cents, due: day },
  texts: {
    en: {
      title: 'Open payment, to the tenant',
      subject: 'A payment for “{flat}” is open: {gross}',
      paragraphs: [
        '{kind, select, RENT {The rent of {gross} for “{flat}”, payment {payment}, was due on {due}, and {other} has not confirmed it yet.} other {The deposit of {gross} for “{flat}”, payment {payment}, was due on {due}, and {other} has not confirmed it yet.}}',
        'If you have paid already, please mark it with the booking. Account and reference stand there as well.',
      ],
      link: 'See the payments',
    },
    de: {
      title: 'Offene Zahlung, an den Mieter',
      subject: 'Eine Zahlung für „{flat}“ ist offen: {gross}',
      paragraphs: [
        '{kind, select, RENT {Die Miete von {gross} für „{flat}“, Zahlung {payment}, war am {due} fällig, und {other} hat den Eingang noch nicht bestätigt.} other {Die Kaution von {gross} für „{flat}“, Zahlung {payment}, war am {due} fällig, und {other} hat den Eingang noch nicht bestätigt.}}',
        'Wenn Sie schon gezahlt haben, vermerken Sie das bitte bei der Buchung. Dort stehen auch Konto und Verwendungszweck.',
      ],
      link: 'Zahlungen ansehen',
    },
    es: {
      title: 'Pago pendiente, al inquilino',
      subject: 'Hay un pago pendiente de «{flat}»: {gross}',
      paragraphs: [
        '{kind, select, RENT {El alquiler de {gross} por «{flat}», pago {payment}, vencía el {due} y {other} aún no ha confirmado su recepción.} other {La fianza de {gross} por «{flat}», pago {payment}, vencía el {due} y {other} aún no ha confirmado su recepción.}}',
        'Si ya ha pagado, márquelo en la reserva. Allí encontrará también la cuenta y el concepto.',
      ],
      link: 'Ver los pagos',
    },
  },
})
