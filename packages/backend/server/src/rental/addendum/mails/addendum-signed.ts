import { day, deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the other side: the first signature is below the addendum. */
export const addendumSigned = defineMail('ADDENDUM_SIGNED', {
  about: aboutBooking,
  values: { endDate: day, deadline: maybe(deadline) },
  texts: {
    en: {
      title: 'Addendum signed',
      subject: '{other} has signed the addendum for “{flat}”',
      paragraphs: [
        '{other} has signed the addendum: the stay in “{flat}” shall end on {endDate}.',
        'Your signature is still missing. Please sign by {deadline}; otherwise everything stays as it is.',
      ],
      link: 'Read and sign the addendum',
    },
    de: {
      title: 'Nachtrag unterschrieben',
      subject: '{other} hat den Nachtrag für „{flat}“ unterschrieben',
      paragraphs: [
        '{other} hat den Nachtrag unterschrieben: Der Aufenthalt in „{flat}“ soll am {endDate} enden.',
        'Ihre Unterschrift fehlt noch. Bitte unterschreiben Sie bis {deadline}; sonst bleibt alles, wie es ist.',
      ],
      link: 'Nachtrag lesen und unterschreiben',
    },
    es: {
      title: 'Anexo firmado',
      subject: '{other} ha firmado el anexo de «{flat}»',
      paragraphs: [
        '{other} ha firmado el anexo: la estancia en «{flat}» terminará el {endDate}.',
        'Falta su firma. Firme hasta {deadline}; si no, todo queda como está.',
      ],
      link: 'Leer y firmar el anexo',
    },
  },
})
