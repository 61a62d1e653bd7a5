import { useIntl } from 'react-intl'

/** The words that the examples are labelled with. */
export function useWord() {
  const intl = useIntl()
  return (id: string) => intl.formatMessage({ id: `design.word.${id}` })
}
