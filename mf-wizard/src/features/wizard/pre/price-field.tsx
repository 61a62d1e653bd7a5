import { PriceSlot } from '../basics/price-slot.tsx'
import { FormSection } from '../form-section.tsx'
import styles from '../wizard.module.css'

/** The price in the first steps. */
export function PriceField() {
  return (
    <FormSection title="pre.price">
      <div className={styles.fields}>
        <PriceSlot />
      </div>
    </FormSection>
  )
}
