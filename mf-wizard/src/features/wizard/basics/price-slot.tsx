import { FETCH_DELAY_MS, queryOf, useLocale, useMoney, useQuery, useSay } from '@domizil/app-kit'
import { cityNameIn, ENOUGH_IMAGES, flatHints } from '@domizil/domain'
import { getUsualPrice } from '@domizil/api'
import { TableField } from '../table/table-field.tsx'
import { useFlatForm } from '../use-flat-form.ts'

/** The monthly rent. */
export function PriceSlot() {
  return <TableField name="pricePerMonth" hint={<PriceHint />} />
}

/** What the price includes, or how it compares with the city's median if it differs much. */
function PriceHint() {
  const say = useSay()
  const { form, draft } = useFlatForm()
  const { city } = form.address
  const money = useMoney()
  const locale = useLocale()
  const medianPrice = useMedianPrice(city)
  const facts = { imageCount: ENOUGH_IMAGES, ...(medianPrice !== undefined && { medianPrice }) }
  const unusual = flatHints(draft, facts).find(({ code }) => code === 'UNUSUAL_PRICE')
  if (unusual?.min === undefined || unusual.max === undefined) return say('rent.priceHint')

  const range = { min: money(unusual.min), max: money(unusual.max) }
  return say('rent.unusualPrice', { city: cityNameIn(locale, city), ...range })
}

/** The median rent of the typed city; undefined if it is unknown or fails to load. The form works without it. */
function useMedianPrice(typed: string): number | undefined {
  const city = typed.trim()
  const price = useQuery(queryOf(getUsualPrice, { query: { city } }), {
    isEnabled: city !== '',
    delayMs: FETCH_DELAY_MS,
  })

  return price.data?.median ?? undefined
}
