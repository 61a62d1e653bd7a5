import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Offene Zahlung, an den Vermieter',
  subject: 'Hat {other} {gross} gezahlt?',
  paragraphs: [
    '{kind, select, RENT {Die Miete von {gross} für „{flat}“, Zahlung {payment}, war am {due} fällig und ist noch offen.} other {Die Kaution von {gross} für „{flat}“, Zahlung {payment}, war am {due} fällig und ist noch offen.}}',
    'Bitte prüfen Sie Ihr Konto. Ist das Geld da, vermerken Sie den Eingang bei der Buchung; andernfalls schreiben Sie {other}.',
  ],
  link: 'Zahlungen ansehen',
}
