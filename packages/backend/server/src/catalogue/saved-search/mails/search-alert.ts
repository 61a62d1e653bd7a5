import { count, defineMail, written } from '../../../infrastructure/mail/index.ts'

/** New flats that fit a saved search of a place. */
export const searchAlert = defineMail('SEARCH_ALERT', {
  values: { place: written, count },
  texts: {
    en: {
      title: 'New flats in a place',
      subject: 'New flats in {place}',
      paragraphs: ['New flats that fit your saved search in {place}: {count}.'],
      link: 'See the flats',
    },
    de: {
      title: 'Neue Wohnungen an einem Ort',
      subject: 'Neue Wohnungen in {place}',
      paragraphs: ['Zu Ihrer gespeicherten Suche in {place} passende neue Wohnungen: {count}.'],
      link: 'Wohnungen ansehen',
    },
    es: {
      title: 'Nuevos pisos en un lugar',
      subject: 'Nuevos pisos en {place}',
      paragraphs: ['Nuevos pisos que encajan con su búsqueda guardada en {place}: {count}.'],
      link: 'Ver los pisos',
    },
  },
})
