import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Anderer letzter Tag vorgeschlagen',
  subject: 'Ein anderer letzter Tag für „{flat}“: {endDate}',
  paragraphs: [
    '{other} schlägt vor, dass der Aufenthalt in „{flat}“ am {endDate} endet statt am {before}.',
    'Für den ganzen Aufenthalt sind das {more} mehr Miete.',
    'Für den ganzen Aufenthalt sind das {less} weniger Miete.',
    '„{message}“',
    'Sie können bis {deadline} zustimmen oder ablehnen. Danach endet der Vorschlag, und alles bleibt, wie es ist.',
  ],
  link: 'Vorschlag ansehen',
}
