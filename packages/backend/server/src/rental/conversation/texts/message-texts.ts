import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** What two parties write to each other is read on the site: a mail only says that there is something. */
export const MESSAGE_TEXTS = {
  MESSAGE_RECEIVED: {
    en: {
      subject: 'New message about “{flat}”',
      paragraphs: ['{other} has written to you about “{flat}”, {from} – {to}.'],
      link: 'Read and answer',
    },
    de: {
      subject: 'Neue Nachricht zu „{flat}“',
      paragraphs: ['{other} hat Ihnen zu „{flat}“, {from} – {to}, geschrieben.'],
      link: 'Lesen und antworten',
    },
    es: {
      subject: 'Nuevo mensaje sobre «{flat}»',
      paragraphs: ['{other} le ha escrito sobre «{flat}», {from} – {to}.'],
      link: 'Leer y responder',
    },
  },
  QUESTION_MESSAGE_RECEIVED: {
    en: {
      subject: 'New message about “{flat}”',
      paragraphs: ['{other} has written to you about “{flat}”.'],
      link: 'Read and answer',
    },
    de: {
      subject: 'Neue Nachricht zu „{flat}“',
      paragraphs: ['{other} hat Ihnen zu „{flat}“ geschrieben.'],
      link: 'Lesen und antworten',
    },
    es: {
      subject: 'Nuevo mensaje sobre «{flat}»',
      paragraphs: ['{other} le ha escrito sobre «{flat}».'],
      link: 'Leer y responder',
    },
  },
} satisfies Record<string, MailTexts>
