import type { EnergyCertificate } from '@domizil/api'
import { type IntlShape, useIntl } from 'react-intl'

/**
 * "Energy certificate: consumption, 116.9 kWh/(m²·a), district heating, built 1910, class D", or why there is none.
 */
export function useEnergyLine(certificate: EnergyCertificate): string {
  const intl = useIntl()
  if (certificate.availability === 'NOT_YET_AVAILABLE') return intl.formatMessage({ id: 'energy.notYet' })
  if (certificate.availability === 'NOT_REQUIRED') return exemptionOf(certificate, intl)

  return intl.formatMessage({ id: 'energy.line' }, { facts: factsOf(certificate, intl).join(', ') })
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
