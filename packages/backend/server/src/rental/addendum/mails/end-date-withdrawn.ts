import { day, defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the other side: the proposal is withdrawn. */
export const endDateWithdrawn = defineMail('END_DATE_WITHDRAWN', {
  about: aboutBooking,
  values: { before: day, endDate: day },
  texts: {
    en: {
      title: 'Proposal withdrawn',
      subject: '“{flat}”: the last day stays {before}',
      paragraphs: [
        '{other} has withdrawn the proposal that the stay in “{flat}” ends on {endDate}. The last day stays {before}.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Vorschlag zurückgezogen',
      subject: '„{flat}“: Der letzte Tag bleibt der {before}',
      paragraphs: [
        '{other} hat den Vorschlag zurückgezogen, dass der Aufenthalt in „{flat}“ am {endDate} endet. Der letzte Tag bleibt der {before}.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Propuesta retirada',
      subject: '«{flat}»: el último día sigue siendo el {before}',
      paragraphs: [
        '{other} ha retirado la propuesta de que la estancia en «{flat}» termine el {endDate}. El último día sigue siendo el {before}.',
      ],
      link: 'Ver la reserva',
    },
  },
})
