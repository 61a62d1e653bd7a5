import type { PublicFlat } from '@domizil/api'
import { languageOf, textFor } from '@domizil/domain'
import { useLocale } from '@domizil/app-kit'
import { useState } from 'react'

/** The displayed version of a landlord's texts, and the switch to the other one. */
export type FlatTexts = ReturnType<typeof useFlatTexts>

export function useFlatTexts(flat: PublicFlat) {
  const locale = useLocale()
  const [wantsOriginal, setShowsOriginal] = useState(false)
  const { languageTag } = flat.location
  const localLanguage = languageOf(languageTag)
  /** The language of the original, if the page shows a translation. */
  const original = hasLocalTexts(flat) && ![locale, 'en'].includes(localLanguage) ? localLanguage : undefined
  const showsOriginal = wantsOriginal && original !== undefined
  const isLocal = showsOriginal || (localLanguage === locale && hasLocalTexts(flat))

  return {
    /** Selects the version of a text that exists in English and in the language of the place. */
    textOf: (en: string | null, local: string | null) =>
      (showsOriginal && local) || textFor(locale, { en, local, languageTag }),
    /** The language of the displayed version. */
    language: isLocal ? localLanguage : 'en',
    original,
    showsOriginal,
    setShowsOriginal,
  }
}

function hasLocalTexts({ title_local, description_flat_local }: PublicFlat): boolean {
  return Boolean(title_local || description_flat_local)
}
