import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Recordatorio del contrato',
  subject: 'El contrato de «{flat}» sigue pendiente',
  paragraphs: [
    'Han pasado dos semanas y el contrato de «{flat}» del {from} al {to} aún no está firmado.',
    'Sin contrato, la reserva terminará el {deadline}.',
  ],
  link: 'Ir al contrato',
}
