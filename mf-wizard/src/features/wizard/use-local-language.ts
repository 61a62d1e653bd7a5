import { languageOf } from '@domizil/domain'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { formAtom } from './editor-atoms.ts'

/** The names of languages, in the interface's. */
export function useLanguageName(): (tag: string) => string {
  const intl = useIntl()
  return (tag) => intl.formatDisplayName(languageOf(tag), { type: 'language' }) ?? tag
}

/** The name of the language that is spoken where the flat is, if it is one of ours. */
export function useLocalLanguage(): string {
  return useLanguageName()(useAtomValue(formAtom).address.languageTag)
}
