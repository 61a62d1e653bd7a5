import { day, defineMail, maybe, written } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the side that proposed: it is declined. */
export const endDateDeclined = defineMail('END_DATE_DECLINED', {
  about: aboutBooking,
  values: { before: day, endDate: day, reason: maybe(written) },
  texts: {
    en: {
      title: 'Last day declined',
      subject: '“{flat}”: the last day stays {before}',
      paragraphs: [
        '{other} does not agree that the stay in “{flat}” ends on {endDate}. The last day stays {before}.',
        '“{reason}”',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Letzter Tag abgelehnt',
      subject: '„{flat}“: Der letzte Tag bleibt der {before}',
      paragraphs: [
        '{other} ist nicht einverstanden, dass der Aufenthalt in „{flat}“ am {endDate} endet. Der letzte Tag bleibt der {before}.',
        '„{reason}“',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Último día rechazado',
      subject: '«{flat}»: el último día sigue siendo el {before}',
      paragraphs: [
        '{other} no está de acuerdo en que la estancia en «{flat}» termine el {endDate}. El último día sigue siendo el {before}.',
        '«{reason}»',
      ],
      link: 'Ver la reserva',
    },
  },
})
