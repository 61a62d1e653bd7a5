import { useIntl } from 'react-intl'
import type { Readers } from './list-description.ts'

/** In which language the words of a decision are read: nothing translates them. */
export function ReaderHint({ readers: { AFFECTED, REPORTER } }: { readers: Readers }) {
  const intl = useIntl()
  const nameOf = (locale: string | null) => locale && intl.formatDisplayName(locale, { type: 'language' })
  const known = AFFECTED ?? REPORTER
  if (!known) return null

  const who = AFFECTED && REPORTER ? 'BOTH' : AFFECTED ? 'AFFECTED' : 'REPORTER'
  const id = who === 'BOTH' && AFFECTED !== REPORTER ? 'ask.readBy.DIFFERENT' : `ask.readBy.${who}`
  return intl.formatMessage(
    { id },
    { language: nameOf(known), affected: nameOf(AFFECTED), reporter: nameOf(REPORTER) },
  )
}
