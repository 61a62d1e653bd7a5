import { useLocale, useMoney } from '@domizil/app-kit'
import { cityNameIn, ENOUGH_IMAGES, flatHints } from '@domizil/domain'
import { FormattedMessage } from 'react-intl'
import { TableField } from '../table/table-field.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { useMedianPrice } from './use-median-price.ts'

/** The monthly rent. */
export function PriceSlot() {
  return <TableField name="pricePerMonth" hint={<PriceHint />} />
}

/** What the price includes, or how it compares with the city's median if it differs much. */
function PriceHint() {
  const { form, draft } = useFlatForm()
  const { city } = form.address
  const money = useMoney()
  const locale = useLocale()
  const medianPrice = useMedianPrice(city)
  const facts = { imageCount: ENOUGH_IMAGES, ...(medianPrice !== undefined && { medianPrice }) }
  const unusual = flatHints(draft, facts).find(({ code }) => code === 'UNUSUAL_PRICE')
  if (unusual?.min === undefined || unusual.max === undefined) return <FormattedMessage id="rent.priceHint" />

  const range = { min: money(unusual.min), max: money(unusual.max) }
  return <FormattedMessage id="rent.unusualPrice" values={{ city: cityNameIn(locale, city), ...range }} />
}
