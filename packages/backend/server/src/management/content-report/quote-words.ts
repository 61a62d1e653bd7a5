import type { Locale, ReportSubject } from '@domizil/domain'

/** How a sentence names the content that it is about. The kind stands apart, so that it fits into any sentence. */
export const QUOTE_WORDS: Record<ReportSubject, Record<Locale, string>> = {
  FLAT: { en: '“{words}”', de: '„{words}“', es: '«{words}»' },
  REVIEW: { en: '“{words}” (review)', de: '„{words}“ (Bewertung)', es: '«{words}» (valoración)' },
  REQUEST: {
    en: '“{words}” (message of a request)',
    de: '„{words}“ (Nachricht einer Anfrage)',
    es: '«{words}» (mensaje de una solicitud)',
  },
  MESSAGE: { en: '“{words}” (message)', de: '„{words}“ (Nachricht)', es: '«{words}» (mensaje)' },
  PERSON: { en: '{words}', de: '{words}', es: '{words}' },
}

/** The same without its words, for an address that no one has confirmed. */
export const NUMBER_WORDS: Record<ReportSubject, Record<Locale, string>> = {
  FLAT: { en: '“listing {id}”', de: '„Inserat {id}“', es: '«anuncio {id}»' },
  REVIEW: { en: '“review {id}”', de: '„Bewertung {id}“', es: '«valoración {id}»' },
  REQUEST: { en: '“request {id}”', de: '„Anfrage {id}“', es: '«solicitud {id}»' },
  MESSAGE: { en: '“message {id}”', de: '„Nachricht {id}“', es: '«mensaje {id}»' },
  PERSON: {
    en: '“account of listing {flat}”',
    de: '„Konto zu Inserat {flat}“',
    es: '«cuenta del anuncio {flat}»',
  },
}
