import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Einwand gegen Abzüge von der Kaution',
  subject: '{other} widerspricht den Abzügen von der Kaution',
  paragraphs: [
    '{other} ist bei „{flat}“ mit Abzügen von {kept} nicht einverstanden:',
    '„{objection}“',
    'Was nicht streitig ist, bleibt fällig. Sprechen Sie miteinander: Sie können eine neue Abrechnung mit einer höheren Rückzahlung schreiben, und {other} kann der jetzigen doch noch zustimmen. Wir entscheiden darüber nicht.',
  ],
  link: 'Kaution ansehen',
}
