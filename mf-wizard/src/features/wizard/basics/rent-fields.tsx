import { useMoney } from '@domizil/app-kit'
import { useNumberTexts } from '@domizil/app-kit/numbers'
import { BOOKING_LENGTHS, type BookingLength, maxDeposit, maxDepositMonths } from '@domizil/domain'
import { NumberField, SelectField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from '../wizard.module.css'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { PriceSlot } from './price-slot.tsx'
import { isNumber } from '../flat-form.ts'
import { useFlatForm } from '../use-flat-form.ts'
import { useUnreadText } from '../unread-texts.ts'

/** Rent, deposit and length of stay. */
export function RentFields() {
  const intl = useIntl()
  const texts = useNumberTexts()
  const { form, change, problemOf } = useFlatForm()
  const depositUnread = useUnreadText('deposit')

  return (
    <FormSection title="rent.title">
      <div className={styles.fields}>
        <PriceSlot />
        <FieldSlot name="deposit">
          <NumberField
            label={intl.formatMessage({ id: 'field.deposit' })}
            hint={<DepositHint />}
            error={problemOf('deposit')}
            name="deposit"
            {...depositUnread}
            suffix="€"
            texts={texts}
            value={form.deposit}
            onChange={(deposit) => change({ deposit })}
          />
        </FieldSlot>
        <FieldSlot name="flatBookingLength">
          <SelectField
            label={intl.formatMessage({ id: 'field.flatBookingLength' })}
            error={problemOf('flatBookingLength')}
            name="flatBookingLength"
            value={form.flatBookingLength ?? ''}
            onChange={({ target }) => change({ flatBookingLength: target.value as BookingLength })}
          >
            <option value="" disabled>
              {intl.formatMessage({ id: 'field.choose' })}
            </option>
            {BOOKING_LENGTHS.map((length) => (
              <option key={length} value={length}>
                {intl.formatMessage({ id: `bookingLength.${length}` })}
              </option>
            ))}
          </SelectField>
        </FieldSlot>
      </div>
    </FormSection>
  )
}

/** The legal maximum: three or six months of rent, in euros once there is a price. */
function DepositHint() {
  const { form, draft } = useFlatForm()
  const { countryCode } = form.address
  const months = maxDepositMonths(countryCode)
  const money = useMoney()

  return (
    <>
      {isNumber(form.pricePerMonth) ? (
        <FormattedMessage id="rent.depositCap" values={{ months, max: money(maxDeposit(draft)) }} />
      ) : (
        <FormattedMessage id="rent.depositMonths" values={{ months }} />
      )}
      {countryCode === 'DE' && (
        <>
          {' '}
          <FormattedMessage id="rent.instalments" />
        </>
      )}
    </>
  )
}
