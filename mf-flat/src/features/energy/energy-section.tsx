import type { EnergyCertificate } from '@domizil/api'
import { ENERGY_GRADES, formatDay } from '@domizil/domain'
import { EnergyScale, SectionHeading } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './energy.module.css'
import { useEnergyLine } from './use-energy-line.ts'

/** The energy details that § 87 GEG requires: the scale, and all values in one line. */
export function EnergySection({ certificate }: { certificate: EnergyCertificate }) {
  const intl = useIntl()
  const line = useEnergyLine(certificate)
  const { availability, efficiencyClass, energyValue, validUntil } = certificate
  const hasScale = availability === 'AVAILABLE' && efficiencyClass && energyValue !== undefined

  return (
    <section aria-labelledby="flat-energy">
      <SectionHeading level={2} id="flat-energy" title={<FormattedMessage id="energy.title" />} />
      {hasScale && (
        <div className={styles.scale}>
          <EnergyScale
            grades={ENERGY_GRADES}
            current={efficiencyClass}
            label={intl.formatMessage({ id: 'energy.scale' }, { class: efficiencyClass, value: energyValue })}
            valueLabel={intl.formatMessage({ id: 'energy.value' }, { value: energyValue })}
          />
        </div>
      )}
      <p className={styles.line}>{line}</p>
      {hasScale && validUntil && (
        <p className={styles.validity}>
          <FormattedMessage id="energy.validUntil" values={{ day: formatDay(validUntil) }} />
        </p>
      )}
    </section>
  )
}
