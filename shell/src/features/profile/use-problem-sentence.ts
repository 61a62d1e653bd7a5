import type { Issue } from '@domizil/domain'
import { useIntl } from 'react-intl'

const WITH_FORM: ReadonlySet<string> = new Set(['phone', 'postcode', 'vatId'])

/** A broken rule as one sentence that says what to do. */
export function useProblemSentence(): (issue: Issue) => string {
  const intl = useIntl()

  return ({ field, code, min = 0, max = 0 }) => {
    const name = plainName(field)
    if (code === 'REQUIRED') return intl.formatMessage({ id: `profile.missing.${name}` })
    if (code === 'LENGTH_OUT_OF_RANGE') return intl.formatMessage({ id: 'profile.length' }, { min, max })
    if (code === 'WRONG_FORMAT' && WITH_FORM.has(name))
      return intl.formatMessage({ id: `profile.form.${name}` })

    return intl.formatMessage({ id: 'profile.other' })
  }
}

/** A billing address is worded like any other. */
function plainName(field: string): string {
  return field.replace(/^billing(.)/, (_all, first: string) => first.toLowerCase())
}
