import {
  CERTIFICATE_AVAILABILITIES,
  CERTIFICATE_EXEMPTIONS,
  CERTIFICATE_TYPES,
  ENERGY_CARRIERS,
  ENERGY_CLASSES,
  type EnergyCarrier,
  type EnergyClass,
} from './catalogues.ts'
import { addMonths, type Day, isDay, yearOf } from '../days/day.ts'
import { checkCode, checkLength, checkNumber, type Issue } from '../issue.ts'
import { FLAT_LIMITS, OLDEST_CONSTRUCTION_YEAR } from '../limits.ts'

/** The details that § 87 GEG requires in an advertisement. For German addresses only. */
export interface EnergyCertificate {
  readonly availability: (typeof CERTIFICATE_AVAILABILITIES)[number]
  readonly exemptionReason?: (typeof CERTIFICATE_EXEMPTIONS)[number]
  readonly exemptionText?: string
  readonly certificateType?: (typeof CERTIFICATE_TYPES)[number]
  /** kWh/(m²·a) */
  readonly energyValue?: number
  readonly energyCarriers?: readonly EnergyCarrier[]
  readonly constructionYear?: number
  readonly issueDate?: Day
  readonly validUntil?: Day
  readonly efficiencyClass?: EnergyClass
}

/** The default of a new flat, so that step 4 starts valid. */
export const DEFAULT_ENERGY_CERTIFICATE: EnergyCertificate = { availability: 'NOT_YET_AVAILABLE' }

/** The highest value of each class in kWh/(m²·a), in the order of the classes; H has no limit. */
export const HIGHEST_VALUE_OF_CLASS: readonly number[] = [30, 50, 75, 100, 130, 160, 200, 250]
/** The printed scale: every class with its limit in kWh/(m²·a). */
export const ENERGY_GRADES = ENERGY_CLASSES.map((name, at) => {
  const highest = HIGHEST_VALUE_OF_CLASS[at]
  return { name, limit: highest === undefined ? `> ${HIGHEST_VALUE_OF_CLASS.at(-1)}` : `≤ ${highest}` }
})
const VALID_MONTHS = 120

/** The class of a value: A+ up to 30 kWh/(m²·a), H above 250. */
export function energyClassOf(energyValue: number): EnergyClass {
  const index = HIGHEST_VALUE_OF_CLASS.findIndex((highest) => energyValue <= highest)
  return ENERGY_CLASSES[index] ?? 'H'
}

/** The last day of validity: the given one, else ten years after the issue. */
export function certificateValidUntil({
  issueDate,
  validUntil,
}: Pick<EnergyCertificate, 'issueDate' | 'validUntil'>): Day | undefined {
  return validUntil ?? (isDay(issueDate) ? addMonths(issueDate, VALID_MONTHS) : undefined)
}

/** True from the day after the last one. */
export function isCertificateExpired(certificate: EnergyCertificate, today: Day): boolean {
  const lastDay = certificateValidUntil(certificate)
  return certificate.availability === 'AVAILABLE' && lastDay !== undefined && lastDay < today
}

/** Whether class and value disagree. Only a warning: certificates have been issued with other scales. */
export function hasClassMismatch({ energyValue, efficiencyClass }: EnergyCertificate): boolean {
  if (energyValue === undefined || efficiencyClass === undefined) return false
  return energyClassOf(energyValue) !== efficiencyClass
}

/** Validates a certificate for publishing. Fields are named `energyCertificate.…`. */
export function checkEnergyCertificate(
  certificate: EnergyCertificate = DEFAULT_ENERGY_CERTIFICATE,
  today: Day,
): Issue[] {
  const issues = checksOf(certificate, today)
  return issues.map((issue) => ({ ...issue, field: `energyCertificate.${issue.field}` }))
}

function checksOf(certificate: EnergyCertificate, today: Day): Issue[] {
  if (certificate.availability === 'AVAILABLE') return checkAvailable(certificate, today)
  if (certificate.availability === 'NOT_REQUIRED') return checkExemption(certificate)
  return checkCode('availability', certificate.availability, CERTIFICATE_AVAILABILITIES)
}

function checkExemption({ exemptionReason, exemptionText }: EnergyCertificate): Issue[] {
  const issues = checkCode('exemptionReason', exemptionReason, CERTIFICATE_EXEMPTIONS)
  if (exemptionReason !== 'OTHER') return issues

  return [...issues, ...checkLength('exemptionText', exemptionText, FLAT_LIMITS.exemptionText)]
}

function checkAvailable(certificate: EnergyCertificate, today: Day): Issue[] {
  const years = { min: OLDEST_CONSTRUCTION_YEAR, max: yearOf(today) + 1 }
  return [
    ...checkCode('certificateType', certificate.certificateType, CERTIFICATE_TYPES),
    ...checkNumber('energyValue', certificate.energyValue, FLAT_LIMITS.energyValue),
    ...checkCarriers(certificate.energyCarriers),
    ...checkNumber('constructionYear', certificate.constructionYear, years),
    ...checkIssueDate(certificate.issueDate, today),
    ...checkValidity(certificate, today),
    ...checkCode('efficiencyClass', certificate.efficiencyClass, ENERGY_CLASSES),
  ]
}

function checkCarriers(carriers: readonly EnergyCarrier[] = []): Issue[] {
  const field = 'energyCarriers'
  const { min, max } = FLAT_LIMITS.energyCarriers
  if (carriers.length < min) return [{ field, code: 'REQUIRED', min, max }]
  if (carriers.length > max) return [{ field, code: 'TOO_MANY', min, max }]

  return carriers.every((carrier) => ENERGY_CARRIERS.includes(carrier))
    ? []
    : [{ field, code: 'UNKNOWN_CODE' }]
}

function checkIssueDate(issueDate: Day | undefined, today: Day): Issue[] {
  if (!issueDate) return [{ field: 'issueDate', code: 'REQUIRED' }]
  if (!isDay(issueDate)) return [{ field: 'issueDate', code: 'WRONG_FORMAT' }]

  return issueDate > today ? [{ field: 'issueDate', code: 'IN_THE_FUTURE', latest: today }] : []
}

function checkValidity(certificate: EnergyCertificate, today: Day): Issue[] {
  const { issueDate, validUntil } = certificate
  if (validUntil !== undefined && !isDay(validUntil)) return [{ field: 'validUntil', code: 'WRONG_FORMAT' }]
  if (isCertificateExpired(certificate, today)) return [{ field: 'validUntil', code: 'EXPIRED' }]
  if (!isDay(issueDate) || validUntil === undefined) return []

  const latest = addMonths(issueDate, VALID_MONTHS)
  return validUntil > latest ? [{ field: 'validUntil', code: 'TOO_FAR_AHEAD', latest }] : []
}
