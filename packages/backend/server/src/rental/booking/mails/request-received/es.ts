import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Nueva solicitud',
  subject: 'Nueva solicitud para «{flat}»',
  paragraphs: [
    '{other} desea alquilar «{flat}» del {from} al {to}.',
    'Personas: {persons} · Motivo: {stayReason} · Mascotas: {pets} · Fuma: {smoking}',
    '{other} escribe:\n«{message}»',
    'Responda antes del {deadline}. Después, la solicitud caducará automáticamente.',
  ],
  link: 'Responder a la solicitud',
}
