import { count, defineMail } from '../../../infrastructure/mail/index.ts'

/** New flats that fit a saved search without the name of a place. */
export const searchAlertAnywhere = defineMail('SEARCH_ALERT_ANYWHERE', {
  values: { count },
  texts: {
    en: {
      title: 'New flats anywhere',
      subject: 'New flats for your saved search',
      paragraphs: ['New flats that fit your saved search: {count}.'],
      link: 'See the flats',
    },
    de: {
      title: 'Neue Wohnungen an allen Orten',
      subject: 'Neue Wohnungen zu Ihrer gespeicherten Suche',
      paragraphs: ['Zu Ihrer gespeicherten Suche passende neue Wohnungen: {count}.'],
      link: 'Wohnungen ansehen',
    },
    es: {
      title: 'Nuevos pisos en cualquier lugar',
      subject: 'Nuevos pisos para su búsqueda guardada',
      paragraphs: ['Nuevos pisos que encajan con su búsqueda guardada: {count}.'],
      link: 'Ver los pisos',
    },
  },
})
