import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** The times of viewings, the only thing of a message that stands in the mail. */
const VIEWING = {
  en: [
    'A viewing is proposed: {proposed}, local time at the flat.',
    'The viewing is agreed: {agreed}, local time at the flat.',
    'None of the times proposed for a viewing suits: {declined}.',
  ],
  de: [
    'Vorschlag für eine Besichtigung: {proposed}, Uhrzeit am Ort der Wohnung.',
    'Die Besichtigung ist vereinbart: {agreed}, Uhrzeit am Ort der Wohnung.',
    'Von den vorgeschlagenen Terminen für eine Besichtigung passt keiner: {declined}.',
  ],
  es: [
    'Propuesta de visita: {proposed}, hora local del piso.',
    'La visita está acordada: {agreed}, hora local del piso.',
    'Ninguno de los horarios propuestos para la visita conviene: {declined}.',
  ],
}

/** What two parties write to each other is read on the site: a mail only says that there is something, and when a viewing is. */
export const MESSAGE_TEXTS = {
  MESSAGE_RECEIVED: {
    en: {
      subject: 'New message about “{flat}”',
      paragraphs: ['{other} has written to you about “{flat}”, {from} – {to}.', ...VIEWING.en],
      link: 'Read and answer',
    },
    de: {
      subject: 'Neue Nachricht zu „{flat}“',
      paragraphs: ['{other} hat Ihnen zu „{flat}“, {from} – {to}, geschrieben.', ...VIEWING.de],
      link: 'Lesen und antworten',
    },
    es: {
      subject: 'Nuevo mensaje sobre «{flat}»',
      paragraphs: ['{other} le ha escrito sobre «{flat}», {from} – {to}.', ...VIEWING.es],
      link: 'Leer y responder',
    },
  },
  QUESTION_MESSAGE_RECEIVED: {
    en: {
      subject: 'New message about “{flat}”',
      paragraphs: ['{other} has written to you about “{flat}”.', ...VIEWING.en],
      link: 'Read and answer',
    },
    de: {
      subject: 'Neue Nachricht zu „{flat}“',
      paragraphs: ['{other} hat Ihnen zu „{flat}“ geschrieben.', ...VIEWING.de],
      link: 'Lesen und antworten',
    },
    es: {
      subject: 'Nuevo mensaje sobre «{flat}»',
      paragraphs: ['{other} le ha escrito sobre «{flat}».', ...VIEWING.es],
      link: 'Leer y responder',
    },
  },
} satisfies Record<string, MailTexts>
