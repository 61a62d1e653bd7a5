import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Objeción a los descuentos de la fianza',
  subject: '{other} objeta los descuentos de la fianza',
  paragraphs: [
    '{other} no está de acuerdo con los descuentos de {kept} en «{flat}»:',
    '«{objection}»',
    'Lo que no se discute sigue venciendo. Hablen entre ustedes: puede escribir una nueva liquidación que devuelva más, y {other} aún puede aceptar la actual. Nosotros no lo decidimos.',
  ],
  link: 'Ver la fianza',
}
