import { useIntl } from 'react-intl'
import type { Readers } from './list-description.ts'

/** In which language the words of an action are read, of one row or of several: nothing translates them. */
export function ReaderHint({ readers }: { readers: readonly Readers[] }) {
  const intl = useIntl()
  const nameOf = (locale: string | null) => locale && intl.formatDisplayName(locale, { type: 'language' })
  const languages = [...new Set(readers.map(({ AFFECTED }) => nameOf(AFFECTED)))].filter(
    (name) => name !== null,
  )
  if (readers.length > 1 && languages.length > 1) {
    return intl.formatMessage({ id: 'ask.readBy.MANY' }, { languages: intl.formatList(languages) })
  }

  const { AFFECTED = null, REPORTER = null } = readers[0] ?? {}
  const known = AFFECTED ?? REPORTER
  if (!known) return null

  const who = AFFECTED && REPORTER ? 'BOTH' : AFFECTED ? 'AFFECTED' : 'REPORTER'
  const id = who === 'BOTH' && AFFECTED !== REPORTER ? 'ask.readBy.DIFFERENT' : `ask.readBy.${who}`
  return intl.formatMessage(
    { id },
    { language: nameOf(known), affected: nameOf(AFFECTED), reporter: nameOf(REPORTER) },
  )
}
