import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Liquidación de la fianza aceptada',
  subject: '{other} acepta la liquidación de la fianza',
  paragraphs: [
    '{other} acepta su liquidación de la fianza de «{flat}»: {returned} devueltos, {kept} retenidos.',
    'Si aún no ha pagado, haga la transferencia y márquela en la reserva.',
  ],
  link: 'Ver la fianza',
}
