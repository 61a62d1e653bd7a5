import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around invoices. */
export const refuse = refusals({
  INVOICE_NOT_FOUND: {
    status: 404,
    en: 'This invoice does not exist.',
    de: 'Diese Rechnung gibt es nicht.',
    es: 'Esta factura no existe.',
  },
  PAID_ON_INVALID: {
    status: 422,
    field: 'paidOn',
    en: 'The day of payment lies between the day of the invoice and today.',
    de: 'Der Zahltag liegt zwischen dem Rechnungsdatum und heute.',
    es: 'La fecha de pago está entre la fecha de la factura y hoy.',
  },
})
