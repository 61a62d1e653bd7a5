import { type Locale, textFor } from '@domizil/domain'
import type { FlatRow } from './flat-repository.ts'

type Titled = Pick<FlatRow, 'title_en' | 'title_local' | 'language_tag' | 'street' | 'house_number'>

/** The title of a flat for a reader, as `titleIn` in a query; of a draft without one, its address. */
export function titleOf(flat: Titled, locale: Locale): string {
  const { title_en: en, title_local: local, language_tag: languageTag, street, house_number } = flat
  return textFor(locale, { en, local, languageTag }) || `${street} ${house_number}`
}
