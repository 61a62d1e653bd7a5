import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Contrato para imprimir',
  subject: 'El contrato de alquiler de «{flat}» ya puede imprimirse',
  paragraphs: [
    'El contrato de «{flat}» del {from} al {to} requiere la forma escrita: se imprime y ambas partes lo firman a mano.',
    'El propietario sube el archivo firmado; después lo confirman ambas partes.',
    'Sustituye al contrato que se ofreció el {replaced}.',
  ],
  link: 'Leer el contrato',
}
