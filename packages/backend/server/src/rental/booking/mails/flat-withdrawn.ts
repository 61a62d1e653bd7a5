import { defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To the tenant: the flat is no longer listed. */
export const flatWithdrawn = defineMail('FLAT_WITHDRAWN', {
  about: aboutBooking,
  texts: {
    en: {
      title: 'Flat no longer offered',
      subject: '“{flat}” is no longer offered',
      paragraphs: [
        '“{flat}” was taken off the market. Your request for {from} to {to} has ended.',
        'There are other flats for these dates.',
      ],
      link: 'Keep looking',
    },
    de: {
      title: 'Wohnung nicht mehr angeboten',
      subject: '„{flat}“ wird nicht mehr angeboten',
      paragraphs: [
        '„{flat}“ wird nicht mehr angeboten. Ihre Anfrage für {from} bis {to} ist damit beendet.',
        'Für diesen Zeitraum gibt es weitere Wohnungen.',
      ],
      link: 'Weitersuchen',
    },
    es: {
      title: 'Piso ya no ofrecido',
      subject: '«{flat}» ya no se ofrece',
      paragraphs: [
        '«{flat}» ha dejado de ofrecerse. Su solicitud del {from} al {to} ha terminado.',
        'Hay otros pisos para estas fechas.',
      ],
      link: 'Seguir buscando',
    },
  },
})
