import { day, defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the tenant: the time to object ends soon. */
export const depositAnswerReminder = defineMail('DEPOSIT_ANSWER_REMINDER', {
  about: aboutBooking,
  values: { answer: day },
  texts: {
    en: {
      title: 'Reminder: look at the deposit statement',
      subject: 'Until {answer}: look at the statement of your deposit',
      paragraphs: [
        '{other} has settled your deposit for “{flat}” with deductions. You can agree or object until {answer}.',
        'Without an answer the statement counts as accepted after that.',
      ],
      link: 'See the deposit',
    },
    de: {
      title: 'Erinnerung: Abrechnung der Kaution prüfen',
      subject: 'Noch bis {answer}: Abrechnung Ihrer Kaution prüfen',
      paragraphs: [
        '{other} hat Ihre Kaution für „{flat}“ mit Abzügen abgerechnet. Bis {answer} können Sie zustimmen oder widersprechen.',
        'Ohne Antwort gilt die Abrechnung danach als angenommen.',
      ],
      link: 'Kaution ansehen',
    },
    es: {
      title: 'Recordatorio: revisar la liquidación',
      subject: 'Hasta el {answer}: revise la liquidación de su fianza',
      paragraphs: [
        '{other} ha liquidado su fianza de «{flat}» con descuentos. Puede aceptar u objetar hasta el {answer}.',
        'Sin respuesta, después se considera aceptada.',
      ],
      link: 'Ver la fianza',
    },
  },
})
