import { type EnergyCertificate, energyClassOf } from '@domizil/domain'

/** The certificate with another value. The class is updated unless another one was chosen. */
export function withValue(
  certificate: EnergyCertificate,
  energyValue: number | undefined,
): EnergyCertificate {
  const { energyValue: before, efficiencyClass } = certificate
  const isSuggested = efficiencyClass === undefined || efficiencyClass === classOf(before)
  const suggested = isSuggested ? classOf(energyValue) : efficiencyClass

  return { ...certificate, energyValue, efficiencyClass: suggested }
}

function classOf(energyValue: number | undefined) {
  return energyValue === undefined || Number.isNaN(energyValue) ? undefined : energyClassOf(energyValue)
}
