import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Cuenta bancaria del arrendador cambiada',
  subject: 'Otra cuenta bancaria para «{flat}»: compruébela antes de pagar',
  paragraphs: [
    '{other} ha cambiado la cuenta bancaria para sus pagos de «{flat}». Ahora es {number}.',
    'La nueva cuenta puede ser distinta de la de su contrato firmado. Antes de pagar, llame a {other} al número que ya conoce y pida que le confirme la cuenta.',
    'Si {other} no sabe nada del cambio, no pague y escríbanos enseguida.',
  ],
  link: 'Ver la reserva',
}
