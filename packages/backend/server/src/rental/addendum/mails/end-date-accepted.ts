import { day, deadline, defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the side that proposed: it is accepted, and the addendum is there to be signed. */
export const endDateAccepted = defineMail('END_DATE_ACCEPTED', {
  about: aboutBooking,
  values: { endDate: day, deadline },
  texts: {
    en: {
      title: 'Last day accepted',
      subject: '{other} agrees: “{flat}” until {endDate}',
      paragraphs: [
        '{other} agrees that the stay in “{flat}” ends on {endDate}.',
        'The addendum to the contract is ready. It takes effect once both of you have signed it, by {deadline} at the latest.',
      ],
      link: 'Read and sign the addendum',
    },
    de: {
      title: 'Letzter Tag angenommen',
      subject: '{other} stimmt zu: „{flat}“ bis zum {endDate}',
      paragraphs: [
        '{other} stimmt zu, dass der Aufenthalt in „{flat}“ am {endDate} endet.',
        'Der Nachtrag zum Vertrag liegt bereit. Er gilt, sobald Sie beide unterschrieben haben, spätestens bis {deadline}.',
      ],
      link: 'Nachtrag lesen und unterschreiben',
    },
    es: {
      title: 'Último día aceptado',
      subject: '{other} acepta: «{flat}» hasta el {endDate}',
      paragraphs: [
        '{other} acepta que la estancia en «{flat}» termine el {endDate}.',
        'El anexo al contrato está listo. Surte efecto cuando ambos lo hayan firmado, como muy tarde {deadline}.',
      ],
      link: 'Leer y firmar el anexo',
    },
  },
})
