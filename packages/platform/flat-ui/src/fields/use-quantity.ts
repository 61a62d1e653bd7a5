import { useMoney } from '@domizil/app-kit'
import type { FlatUnit } from '@domizil/domain'
import { useIntl } from 'react-intl'

const SQUARE_METRES = 'm²'

/** Writes numbers with their unit: "260 cm", "54.5 m²", "€1,200". */
export function useQuantity(): (value: number, unit: FlatUnit | undefined) => string {
  const intl = useIntl()
  const money = useMoney()

  return (value, unit) => {
    if (unit === undefined) return intl.formatNumber(value)
    if (unit === 'euro') return money(value)
    // Intl has no areas but hectares and acres.
    if (unit === 'squareMeter') return `${intl.formatNumber(value)} ${SQUARE_METRES}`
    return intl.formatNumber(value, { style: 'unit', unit })
  }
}

/** The unit alone, as an input shows it behind its number. */
export function useUnitText(): (unit: FlatUnit | undefined) => string | undefined {
  const intl = useIntl()

  return (unit) => {
    if (unit === undefined) return undefined
    if (unit === 'euro') return '€'
    if (unit === 'squareMeter') return SQUARE_METRES
    const parts = intl.formatNumberToParts(1, { style: 'unit', unit })
    return parts.find(({ type }) => type === 'unit' || type === 'percentSign')?.value
  }
}
