import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** About saved searches. */
export const SAVED_SEARCH_TEXTS = {
  SEARCH_ALERT: {
    en: {
      subject: 'New flats in {place}',
      paragraphs: ['New flats that fit your saved search in {place}: {count}.'],
      link: 'See the flats',
    },
    de: {
      subject: 'Neue Wohnungen in {place}',
      paragraphs: ['Zu Ihrer gespeicherten Suche in {place} passende neue Wohnungen: {count}.'],
      link: 'Wohnungen ansehen',
    },
    es: {
      subject: 'Nuevos pisos en {place}',
      paragraphs: ['Nuevos pisos que encajan con su búsqueda guardada en {place}: {count}.'],
      link: 'Ver los pisos',
    },
  },
  /** Of a search without the name of a place. */
  SEARCH_ALERT_ANYWHERE: {
    en: {
      subject: 'New flats for your saved search',
      paragraphs: ['New flats that fit your saved search: {count}.'],
      link: 'See the flats',
    },
    de: {
      subject: 'Neue Wohnungen zu Ihrer gespeicherten Suche',
      paragraphs: ['Zu Ihrer gespeicherten Suche passende neue Wohnungen: {count}.'],
      link: 'Wohnungen ansehen',
    },
    es: {
      subject: 'Nuevos pisos para su búsqueda guardada',
      paragraphs: ['Nuevos pisos que encajan con su búsqueda guardada: {count}.'],
      link: 'Ver los pisos',
    },
  },
} as const satisfies Record<string, MailTexts>
