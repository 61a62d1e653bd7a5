import type { Locale } from '@domizil/domain'
import reasons from './vat-reasons.json' with { type: 'json' }

/** Categories of VAT in EN 16931: standard, exempt, reverse charge, not taxable here. */
export type VatCategory = 'S' | 'E' | 'AE' | 'O'

/** How a fee is taxed. */
export interface VatOutcome {
  category: VatCategory
  percent: number
  /** Why no tax is charged; null where it is. */
  reason: string | null
}

/**
 * Where the fee for a let flat is taxed; a tax adviser has to choose. PROPERTY: where the flat lies, as a service that
 * belongs to it. RECIPIENT: where the business that receives it is, as an electronic service.
 */
export const VAT_READINGS = ['PROPERTY', 'RECIPIENT'] as const
export type VatReading = (typeof VAT_READINGS)[number]

/** What the outcome follows from. Countries in ISO 3166-1 alpha-2. */
export interface VatQuestion {
  flatCountry: string
  buyerCountry: string
  isBusiness: boolean
  vatId: string | null
  /** Whether the platform can name a tax number besides its VAT id, which category O forbids. */
  hasTaxNumber: boolean
}

const HOME = 'DE'
const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
/** German law in the language of the invoice, with the paragraph that a tax office looks for. */
const REASONS: Record<Exclude<VatCategory, 'S'>, Record<Locale, string>> = reasons

/**
 * How the service fee is taxed. A platform with a rate of 0 is a small business, which has to say so. What is in doubt is taxed here: tax that was charged can be credited, tax that was not
 * has to be paid by the platform.
 */
export function vatOf(
  { flatCountry, buyerCountry, isBusiness, vatId, hasTaxNumber }: VatQuestion,
  { percent, reading, locale }: { percent: number; reading: VatReading; locale: Locale },
): VatOutcome {
  const free = (category: keyof typeof REASONS): VatOutcome => ({
    category,
    percent: 0,
    reason: REASONS[category][locale],
  })
  const here: VatOutcome = percent === 0 ? free('E') : { category: 'S', percent, reason: null }
  if (!isBusiness || buyerCountry === HOME) return here
  if (reading === 'PROPERTY' && flatCountry === HOME) return here

  if (EU.has(buyerCountry)) return vatId ? free('AE') : here
  return hasTaxNumber ? free('O') : here
}
