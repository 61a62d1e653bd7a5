import type { EnergyCertificate } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { ENERGY_GRADES, formatDay } from '@domizil/domain'
import { EnergyScale, SectionHeading } from '@domizil/ui/parts'
import { type IntlShape, useIntl } from 'react-intl'
import styles from './energy.module.css'

/** The energy details that § 87 GEG requires: the scale, and all values in one line. */
export function EnergySection({ certificate }: { certificate: EnergyCertificate }) {
  const say = useSay()
  const line = useEnergyLine(certificate)
  const { availability, efficiencyClass, energyValue, validUntil } = certificate
  const hasScale = availability === 'AVAILABLE' && efficiencyClass && energyValue !== undefined

  return (
    <section aria-labelledby="flat-energy">
      <SectionHeading level={2} id="flat-energy" title={say('flatField.energyCertificate')} />
      {hasScale && (
        <div className={styles.scale}>
          <EnergyScale
            grades={ENERGY_GRADES}
            current={efficiencyClass}
            label={say('energy.scale', { class: efficiencyClass, value: energyValue })}
            valueLabel={say('energy.value', { value: energyValue })}
          />
        </div>
      )}
      <p className={styles.line}>{line}</p>
      {hasScale && validUntil && (
        <p className={styles.validity}>{say('energy.validUntil', { day: formatDay(validUntil) })}</p>
      )}
    </section>
  )
}

/**
 * "Energy certificate: consumption, 116.9 kWh/(m²·a), district heating, built 1910, class D", or why there is none.
 */
function useEnergyLine(certificate: EnergyCertificate): string {
  const say = useSay()
  const intl = useIntl()
  if (certificate.availability === 'NOT_YET_AVAILABLE') return say('energy.notYet')
  if (certificate.availability === 'NOT_REQUIRED') return exemptionOf(certificate, intl)

  return say('energy.line', { facts: factsOf(certificate, intl).join(', ') })
}

function exemptionOf(
  { exemptionReason = 'OTHER', exemptionText }: EnergyCertificate,
  intl: IntlShape,
): string {
  if (exemptionReason === 'OTHER' && exemptionText)
    return intl.formatMessage({ id: 'energy.notRequiredBecause' }, { reason: exemptionText })

  return intl.formatMessage({ id: `energy.exemption.${exemptionReason}` })
}

/** The known values, in the usual order of advertisements. */
function factsOf(certificate: EnergyCertificate, intl: IntlShape): string[] {
  const { certificateType, energyValue, energyCarriers = [], constructionYear, efficiencyClass } = certificate
  const say = (id: string, values?: Record<string, number | string>) => intl.formatMessage({ id }, values)

  return [
    certificateType && say(`energy.type.${certificateType}`),
    energyValue !== undefined && say('energy.value', { value: energyValue }),
    ...energyCarriers.map((carrier) => say(`energyCarrier.${carrier}`)),
    // As a text: years have no thousands separator.
    constructionYear !== undefined && say('energy.built', { year: String(constructionYear) }),
    efficiencyClass && say('energy.class', { class: efficiencyClass }),
  ].filter((fact) => typeof fact === 'string')
}
