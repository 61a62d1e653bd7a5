import { languageOf, type RemoteText, textFor } from '@domizil/domain'
import { useLocale } from '@domizil/app-kit'
import { useCallback } from 'react'

interface Titled {
  readonly title_en: string | null
  readonly title_local: string | null
  readonly languageTag: string
}

/** The title of a flat in the best language for the reader, and that language, for screen readers and hyphenation. */
export function useFlatTitle(): (flat: Titled) => { title: string; language: string } {
  const locale = useLocale()

  return useCallback(
    ({ title_en: en, title_local: local, languageTag }: Titled) => {
      const title = textFor(locale, { en, local, languageTag } satisfies RemoteText)
      return { title, language: title === en ? 'en' : languageOf(languageTag) }
    },
    [locale],
  )
}
