import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Beschwerde angekommen',
  subject: 'Ihre Beschwerde zu {number} ist angekommen',
  paragraphs: [
    'Ihre Beschwerde über unsere Entscheidung zu {place} ist angekommen. Die Nummer bleibt {number}.',
    'Wenn möglich, entscheidet darüber eine andere Person aus unserem Team als beim ersten Mal. Wir schreiben Ihnen, wie wir entscheiden und warum.',
  ],
  link: 'Meldung ansehen',
}
