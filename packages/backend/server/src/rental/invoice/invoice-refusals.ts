import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around invoices. */
export const refuse = refusals({
  INVOICE_NOT_FOUND: {
    status: 404,
    en: 'This invoice does not exist.',
    de: 'Diese Rechnung gibt es nicht.',
    es: 'Esta factura no existe.',
  },
  CREDIT_NOTE_NOT_FOUND: {
    status: 404,
    en: 'This invoice has no correction.',
    de: 'Zu dieser Rechnung gibt es keine Korrektur.',
    es: 'Esta factura no tiene rectificativa.',
  },
  RECIPIENT_GONE: {
    status: 409,
    en: 'The recipient has deleted the account, and the address is gone. Take the invoice back without a new one.',
    de: 'Der Empfänger hat sein Konto gelöscht, die Anschrift ist nicht mehr da. Nehmen Sie die Rechnung ohne eine neue zurück.',
    es: 'El destinatario ha eliminado su cuenta y ya no hay dirección. Anule la factura sin emitir una nueva.',
  },
  BILLING_ADDRESS_MISSING: {
    status: 409,
    en: 'The landlord’s billing address is not complete. The landlord gives it in the profile, then this can be repeated.',
    de: 'Die Rechnungsadresse des Vermieters ist nicht vollständig. Der Vermieter gibt sie im Profil an, danach geht es weiter.',
    es: 'La dirección de facturación del arrendador no está completa. El arrendador la indica en su perfil y después se puede repetir.',
  },
  ALREADY_CREDITED: {
    status: 409,
    en: 'This invoice is taken back already.',
    de: 'Diese Rechnung ist schon aufgehoben.',
    es: 'Esta factura ya está anulada.',
  },
  PAID_ON_INVALID: {
    status: 422,
    field: 'paidOn',
    en: 'The day of payment lies between the day of the invoice and today.',
    de: 'Der Zahltag liegt zwischen dem Rechnungsdatum und heute.',
    es: 'La fecha de pago está entre la fecha de la factura y hoy.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  reissue: word('New invoice', 'Neue Rechnung', 'Factura nueva'),
}
