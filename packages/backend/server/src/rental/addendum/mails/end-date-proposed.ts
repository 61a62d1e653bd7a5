import { cents, day, deadline, defineMail, maybe, written } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the other side: another last day is proposed. */
export const endDateProposed = defineMail('END_DATE_PROPOSED', {
  about: aboutBooking,
  values: {
    before: day,
    endDate: day,
    more: maybe(cents),
    less: maybe(cents),
    message: maybe(written),
    deadline,
  },
  texts: {
    en: {
      title: 'Another last day proposed',
      subject: 'Another last day for “{flat}”: {endDate}',
      paragraphs: [
        '{other} proposes that the stay in “{flat}” ends on {endDate} instead of {before}.',
        'For the whole stay that is {more} more rent.',
        'For the whole stay that is {less} less rent.',
        '“{message}”',
        'You can accept or decline until {deadline}. After that the proposal ends, and everything stays as it is.',
      ],
      link: 'See the proposal',
    },
    de: {
      title: 'Anderer letzter Tag vorgeschlagen',
      subject: 'Ein anderer letzter Tag für „{flat}“: {endDate}',
      paragraphs: [
        '{other} schlägt vor, dass der Aufenthalt in „{flat}“ am {endDate} endet statt am {before}.',
        'Für den ganzen Aufenthalt sind das {more} mehr Miete.',
        'Für den ganzen Aufenthalt sind das {less} weniger Miete.',
        '„{message}“',
        'Sie können bis {deadline} zustimmen oder ablehnen. Danach endet der Vorschlag, und alles bleibt, wie es ist.',
      ],
      link: 'Vorschlag ansehen',
    },
    es: {
      title: 'Propuesta de otro último día',
      subject: 'Otro último día para «{flat}»: {endDate}',
      paragraphs: [
        '{other} propone que la estancia en «{flat}» termine el {endDate} en lugar del {before}.',
        'Para toda la estancia son {more} más de alquiler.',
        'Para toda la estancia son {less} menos de alquiler.',
        '«{message}»',
        'Puede aceptar o rechazar hasta {deadline}. Después la propuesta caduca y todo queda como está.',
      ],
      link: 'Ver la propuesta',
    },
  },
})
