import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around payments. */
export const refuse = refusals({
  PAYMENTS_NOT_AGREED: {
    status: 409,
    en: 'Nothing has to be paid for this booking now.',
    de: 'Für diese Buchung ist jetzt nichts zu zahlen.',
    es: 'Ahora no hay nada que pagar por esta reserva.',
  },
  PAYMENT_NOT_FOUND: {
    status: 404,
    en: 'This payment does not exist.',
    de: 'Diese Zahlung gibt es nicht.',
    es: 'Este pago no existe.',
  },
})
