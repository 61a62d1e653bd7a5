import { DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { type Messages, messageLoader } from '@domizil/federation/loading'

const load = messageLoader<Locale>(
  {
    en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.json'),
    de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.json'),
    es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.json'),
  },
  DEFAULT_LOCALE,
)

const kept = new Map<Locale, Promise<Messages>>()

/** Loads the shell's texts in a language. Returns the same promise for the whole visit, as React's `use` requires. */
export function loadMessages(locale: Locale, timeoutMs: number): Promise<Messages> {
  const texts = kept.get(locale) ?? load(locale, timeoutMs)
  kept.set(locale, texts)
  return texts
}
