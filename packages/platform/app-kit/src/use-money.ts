import { useIntl } from 'react-intl'

/** Writes whole euro as the reader's language does: "€1,240", "1.240 €". */
export function useMoney(): (euro: number) => string {
  const intl = useIntl()

  return (euro) => intl.formatNumber(euro, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
}
