import { loadChunk } from './load-chunk.ts'

/** The texts of one language, by id. */
export type Messages = Record<string, string>

/** The loader of each language's texts: `{ en: () => import('../../messages/en.json'), … }`. */
export type MessageSources<Locale extends string = string> = Record<
  Locale,
  () => Promise<{ default: Messages }>
>

/** Loads the texts of a language. */
export interface LoadMessages<Locale extends string = string> {
  (locale: Locale, timeoutMs: number): Promise<Messages>
  /** The texts of a language, if they have been loaded. */
  loaded(locale: Locale): Messages | undefined
}

/**
 * Creates a function that loads each language once. If a language fails to load, it resolves with `fallback`
 * and warns in the console; the next call retries. For React's `use` the caller has to reuse the promise.
 */
export function messageLoader<Locale extends string>(
  sources: MessageSources<Locale>,
  fallback: Locale,
): LoadMessages<Locale> {
  const loaded = new Map<Locale, Promise<Messages>>()
  const values = new Map<Locale, Messages>()

  function load(locale: Locale, timeoutMs: number): Promise<Messages> {
    const known = loaded.get(locale)
    if (known) return known

    const texts = loadChunk(`messages-${locale}`, sources[locale], timeoutMs)
      .then(({ default: messages }) => {
        values.set(locale, messages)
        return messages
      })
      .catch((error: unknown) => {
        loaded.delete(locale)
        if (locale === fallback) throw error
        console.warn(`The texts in "${locale}" could not be loaded`, error)
        return load(fallback, timeoutMs)
      })
    loaded.set(locale, texts)
    return texts
  }

  return Object.assign(load, { loaded: (locale: Locale) => values.get(locale) })
}
