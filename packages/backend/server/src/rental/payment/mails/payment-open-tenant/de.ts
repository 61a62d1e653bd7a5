import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Offene Zahlung, an den Mieter',
  subject: 'Eine Zahlung für „{flat}“ ist offen: {gross}',
  paragraphs: [
    '{kind, select, RENT {Die Miete von {gross} für „{flat}“, Zahlung {payment}, war am {due} fällig, und {other} hat den Eingang noch nicht bestätigt.} other {Die Kaution von {gross} für „{flat}“, Zahlung {payment}, war am {due} fällig, und {other} hat den Eingang noch nicht bestätigt.}}',
    'Wenn Sie schon gezahlt haben, vermerken Sie das bitte bei der Buchung. Dort stehen auch Konto und Verwendungszweck.',
  ],
  link: 'Zahlungen ansehen',
}
