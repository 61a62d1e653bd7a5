import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Abrechnung der Kaution überfällig, an den Vermieter',
  subject: 'Die Abrechnung der Kaution für „{flat}“ ist überfällig',
  paragraphs: [
    'Seit dem Auszug von {other} aus „{flat}“ sind 30 Tage vergangen, und die Kaution ist noch nicht abgerechnet. Üblich sind höchstens sechs Monate, besser sind wenige Wochen.',
    'Die Abrechnung dauert wenige Minuten: Betrag, Abzüge mit Grund, fertig.',
  ],
  link: 'Kaution ansehen',
}
