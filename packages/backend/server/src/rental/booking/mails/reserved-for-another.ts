import { defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To the tenant: another request was confirmed. */
export const reservedForAnother = defineMail('RESERVED_FOR_ANOTHER', {
  about: aboutBooking,
  texts: {
    en: {
      title: 'Flat taken by another',
      subject: '“{flat}” has been taken',
      paragraphs: [
        'Somebody else was faster: “{flat}” is no longer free from {from} to {to}. Your request has ended.',
        'There are other flats for these dates.',
      ],
      link: 'Keep looking',
    },
    de: {
      title: 'Wohnung anderweitig vergeben',
      subject: '„{flat}“ ist vergeben',
      paragraphs: [
        'Jemand war schneller: „{flat}“ ist vom {from} bis zum {to} nicht mehr frei. Ihre Anfrage ist damit beendet.',
        'Für diesen Zeitraum gibt es weitere Wohnungen.',
      ],
      link: 'Weitersuchen',
    },
    es: {
      title: 'Piso adjudicado a otra persona',
      subject: '«{flat}» ya no está disponible',
      paragraphs: [
        'Otra persona se adelantó: «{flat}» ya no está libre del {from} al {to}. Su solicitud ha terminado.',
        'Hay otros pisos para estas fechas.',
      ],
      link: 'Seguir buscando',
    },
  },
})
