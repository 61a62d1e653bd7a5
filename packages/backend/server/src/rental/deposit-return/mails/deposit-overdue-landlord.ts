import { defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the landlord: the statement of the deposit is overdue. */
export const depositOverdueLandlord = defineMail('DEPOSIT_OVERDUE_LANDLORD', {
  about: aboutBooking,
  texts: {
    en: {
      title: 'Deposit statement overdue, to the landlord',
      subject: 'The statement of the deposit for “{flat}” is overdue',
      paragraphs: [
        '30 days have passed since {other} left “{flat}”, and the deposit has not been settled. Six months at most are usual, a few weeks are better.',
        'A statement takes a few minutes: amount, deductions with their reasons, done.',
      ],
      link: 'See the deposit',
    },
    de: {
      title: 'Abrechnung der Kaution überfällig, an den Vermieter',
      subject: 'Die Abrechnung der Kaution für „{flat}“ ist überfällig',
      paragraphs: [
        'Seit dem Auszug von {other} aus „{flat}“ sind 30 Tage vergangen, und die Kaution ist noch nicht abgerechnet. Üblich sind höchstens sechs Monate, besser sind wenige Wochen.',
        'Die Abrechnung dauert wenige Minuten: Betrag, Abzüge mit Grund, fertig.',
      ],
      link: 'Kaution ansehen',
    },
    es: {
      title: 'Liquidación de la fianza atrasada, al arrendador',
      subject: 'La liquidación de la fianza de «{flat}» está atrasada',
      paragraphs: [
        'Han pasado 30 días desde que {other} dejó «{flat}» y la fianza aún no está liquidada. Lo habitual son seis meses como máximo; mejor, unas semanas.',
        'La liquidación lleva pocos minutos: importe, descuentos con su motivo y listo.',
      ],
      link: 'Ver la fianza',
    },
  },
})
