import type { Locale } from '@domizil/domain'
import { useIntl } from 'react-intl'
import type { Readers } from './list-description.ts'

/** In which language the words of an action are read, of one row or of several: nothing translates them. */
export function ReaderHint({ readers }: { readers: readonly Readers[] }) {
  const intl = useIntl()
  const namesOf = (locales: readonly Locale[]) =>
    intl.formatList(locales.map((locale) => intl.formatDisplayName(locale, { type: 'language' })))
  const all = localesOf(readers)
  const [{ AFFECTED, REPORTERS } = NOBODY] = readers
  if (all.length === 0) return null
  if (readers.length > 1 && all.length > 1) {
    return intl.formatMessage({ id: 'ask.readBy.MANY' }, { languages: namesOf(all) })
  }

  const id = AFFECTED && REPORTERS.length > 0 ? 'BOTH' : AFFECTED ? 'AFFECTED' : 'REPORTER'
  if (all.length === 1) return intl.formatMessage({ id: `ask.readBy.${id}` }, { language: namesOf(all) })
  return intl.formatMessage(
    { id: AFFECTED ? 'ask.readBy.DIFFERENT' : 'ask.readBy.REPORTERS' },
    {
      affected: namesOf(AFFECTED ? [AFFECTED] : []),
      reporters: namesOf(REPORTERS),
      count: REPORTERS.length,
    },
  )
}

const NOBODY: Readers = { AFFECTED: null, REPORTERS: [] }

/** All languages in which the words are read, each once. */
export function localesOf(readers: readonly Readers[]): Locale[] {
  return [
    ...new Set(
      readers.flatMap(({ AFFECTED, REPORTERS }) => (AFFECTED ? [AFFECTED, ...REPORTERS] : REPORTERS)),
    ),
  ]
}
