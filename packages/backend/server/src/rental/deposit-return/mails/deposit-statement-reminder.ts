import { day, defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the landlord: the deposit waits for a statement. */
export const depositStatementReminder = defineMail('DEPOSIT_STATEMENT_REMINDER', {
  about: aboutBooking,
  values: { due: day },
  texts: {
    en: {
      title: 'Reminder: settle the deposit',
      subject: 'Please settle the deposit for “{flat}”',
      paragraphs: [
        'The stay of {other} in “{flat}” ended two weeks ago. Please say how much of the deposit you return and what you keep.',
        'From {due} on we show both of you that the statement is missing.',
      ],
      link: 'See the deposit',
    },
    de: {
      title: 'Erinnerung: Kaution abrechnen',
      subject: 'Bitte rechnen Sie die Kaution für „{flat}“ ab',
      paragraphs: [
        'Der Aufenthalt von {other} in „{flat}“ ist seit zwei Wochen zu Ende. Bitte geben Sie an, wie viel der Kaution Sie zurückzahlen und was Sie einbehalten.',
        'Ab {due} zeigen wir Ihnen beiden, dass die Abrechnung aussteht.',
      ],
      link: 'Kaution ansehen',
    },
    es: {
      title: 'Recordatorio: liquidar la fianza',
      subject: 'Liquide la fianza de «{flat}»',
      paragraphs: [
        'La estancia de {other} en «{flat}» terminó hace dos semanas. Indique cuánto devuelve de la fianza y qué retiene.',
        'A partir del {due} mostraremos a ambos que falta la liquidación.',
      ],
      link: 'Ver la fianza',
    },
  },
})
