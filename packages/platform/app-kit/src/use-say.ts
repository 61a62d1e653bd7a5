import { type ReactNode, useCallback } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

type Words = Readonly<Record<string, string | number | boolean | Date | null | undefined>>
type Parts = Parameters<IntlShape['formatMessage']>[1]

/** Writes a text by its id, with its values: `say('stay.nights', { count })`. */
export interface Say {
  (id: string, values?: Words): string
  (id: string, values: Parts): ReactNode
}

/** The texts of the app in the reader's language; it changes with the language alone. */
export function useSay(): Say {
  const intl = useIntl()

  // A text is a string unless its values are more than words.
  return useCallback((id: string, values?: Parts) => intl.formatMessage({ id }, values) as never, [intl])
}
