import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Abrechnung der Kaution überfällig, an den Mieter',
  subject: 'Ihre Kaution für „{flat}“ ist noch nicht abgerechnet',
  paragraphs: [
    '30 Tage nach dem letzten Tag in „{flat}“ hat {other} Ihre Kaution noch nicht abgerechnet. Wir haben auch {other} erinnert.',
    'Schreiben Sie {other} bei der Buchung. Üblich ist eine Abrechnung nach höchstens sechs Monaten. Über uns fließt kein Geld, und wir können nichts auszahlen.',
  ],
  link: 'Kaution ansehen',
}
