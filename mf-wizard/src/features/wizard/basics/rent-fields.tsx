import { useMoney, useSay } from '@domizil/app-kit'
import { maxDeposit, maxDepositMonths } from '@domizil/domain'
import { DemandHint } from '@domizil/flat-ui/own-flats'
import { FormSection } from '../form-section.tsx'
import { isNumber } from '../flat-form.ts'
import { SectionFields } from '../table/section-fields.tsx'
import { TableField } from '../table/table-field.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { PriceSlot } from './price-slot.tsx'

/** Rent, deposit and length of stay. */
export function RentFields() {
  const { form } = useFlatForm()

  return (
    <FormSection title="rent.title">
      <SectionFields section="rent" special={{ pricePerMonth: PriceSlot, deposit: DepositField }} />
      {/* It comes late: above, it would move the form that is being read. */}
      <DemandHint places={[form.address.city]} />
    </FormSection>
  )
}

function DepositField() {
  return <TableField name="deposit" hint={<DepositHint />} />
}

/** The legal maximum: three or six months of rent, in euros once there is a price. */
function DepositHint() {
  const say = useSay()
  const { form, draft } = useFlatForm()
  const { countryCode } = form.address
  const months = maxDepositMonths(countryCode)
  const money = useMoney()

  return (
    <>
      {isNumber(form.pricePerMonth)
        ? say('rent.depositCap', { months, max: money(maxDeposit(draft)) })
        : say('rent.depositMonths', { months })}
      {countryCode === 'DE' && <> {say('rent.instalments')}</>}
    </>
  )
}
