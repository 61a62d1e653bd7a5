import { day, defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To both: a proposal has ended without an answer, or without both signatures. */
export const endDateLapsed = defineMail('END_DATE_LAPSED', {
  about: aboutBooking,
  values: { endDate: day },
  texts: {
    en: {
      title: 'Proposal ended',
      subject: '“{flat}”: the last day stays {to}',
      paragraphs: [
        'The proposal that the stay in “{flat}” ends on {endDate} was not answered or not signed by both in time. The last day stays {to}.',
        'Each of you can propose another last day at any time.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Vorschlag abgelaufen',
      subject: '„{flat}“: Der letzte Tag bleibt der {to}',
      paragraphs: [
        'Der Vorschlag, dass der Aufenthalt in „{flat}“ am {endDate} endet, wurde nicht rechtzeitig beantwortet oder nicht von beiden unterschrieben. Der letzte Tag bleibt der {to}.',
        'Jede Seite kann jederzeit einen anderen letzten Tag vorschlagen.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Propuesta caducada',
      subject: '«{flat}»: el último día sigue siendo el {to}',
      paragraphs: [
        'La propuesta de que la estancia en «{flat}» termine el {endDate} no se respondió o no la firmaron ambas partes a tiempo. El último día sigue siendo el {to}.',
        'Cada parte puede proponer otro último día cuando quiera.',
      ],
      link: 'Ver la reserva',
    },
  },
})
