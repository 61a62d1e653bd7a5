import { WHOLE_EUROS } from '@domizil/domain'
import { useIntl } from 'react-intl'

/** Formats whole euros in the interface's language: "€1,240", "1.240 €". */
export function useMoney(): (euro: number) => string {
  const intl = useIntl()

  return (euro) => intl.formatNumber(euro, WHOLE_EUROS)
}
