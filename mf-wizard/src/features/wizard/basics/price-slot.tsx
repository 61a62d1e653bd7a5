import { useLocale, useMoney } from '@domizil/app-kit'
import { useNumberTexts } from '@domizil/app-kit/numbers'
import { cityNameIn, ENOUGH_IMAGES, flatHints } from '@domizil/domain'
import { NumberField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldSlot } from '../field-slot.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { useUnreadText } from '../unread-texts.ts'
import { useMedianPrice } from './use-median-price.ts'

/** The monthly rent. */
export function PriceSlot() {
  const intl = useIntl()
  const texts = useNumberTexts()
  const { form, change, problemOf } = useFlatForm()
  const pricePerMonthUnread = useUnreadText('pricePerMonth')

  return (
    <FieldSlot name="pricePerMonth">
      <NumberField
        label={intl.formatMessage({ id: 'field.pricePerMonth' })}
        hint={<PriceHint />}
        error={problemOf('pricePerMonth')}
        name="pricePerMonth"
        {...pricePerMonthUnread}
        suffix="€"
        texts={texts}
        value={form.pricePerMonth}
        onChange={(pricePerMonth) => change({ pricePerMonth })}
      />
    </FieldSlot>
  )
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
