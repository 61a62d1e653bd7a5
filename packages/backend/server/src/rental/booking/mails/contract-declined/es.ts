import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Contrato rechazado',
  subject: 'El contrato de «{flat}» ha sido rechazado',
  paragraphs: [
    '{other} no firma el contrato de «{flat}» del {from} al {to}. La reserva ha terminado.',
    'El motivo indicado: {reason}',
  ],
  link: 'Ver la reserva',
}
