import type { EnergyCertificate } from '@domizil/api/schemas'
import { addDays, addMonths, type Day, energyClassOf, yearOf } from '@domizil/domain'
import type { Random } from '../random.ts'
import type { Building, Era } from './flat-facts.ts'

/** kWh/(m²·a) */
const VALUES: Record<Era, readonly [from: number, to: number]> = {
  FOUNDERS: [96, 188],
  INTERWAR: [108, 205],
  POSTWAR: [102, 190],
  LATE_CENTURY: [84, 148],
  MODERN: [54, 98],
  NEW: [19, 49],
}
const VALID_MONTHS = 120
/** Older than any flat of the demo, so that its owner has the certificate. */
const NEWEST_ISSUE_DAYS = 160
const OLDEST_ISSUE_DAYS = 3400

/** The energy certificate of a building: its value fits the age, its class the value, and it is still valid. */
export function energyCertificateOf(building: Building, today: Day, random: Random): EnergyCertificate {
  if (building.isListed) return { availability: 'NOT_REQUIRED', exemptionReason: 'LISTED_BUILDING' }
  if (random.chance(0.15)) return { availability: 'NOT_YET_AVAILABLE' }

  const energyValue = random.int(...VALUES[building.era]) + random.int(0, 9) / 10
  const issueDate = issueDateOf(building.constructionYear, today, random)
  return {
    availability: 'AVAILABLE',
    // Without the consumption of some winters only the demand can be calculated.
    certificateType: building.era === 'NEW' || random.chance(0.25) ? 'DEMAND' : 'CONSUMPTION',
    energyValue,
    energyCarriers: [...building.carriers],
    constructionYear: building.constructionYear,
    issueDate,
    validUntil: addMonths(issueDate, VALID_MONTHS),
    efficiencyClass: energyClassOf(energyValue),
  }
}

/** Not before the building was completed. */
function issueDateOf(constructionYear: number, today: Day, random: Random): Day {
  const daysSinceBuilt = (yearOf(today) - constructionYear - 1) * 365
  const oldest = Math.max(NEWEST_ISSUE_DAYS, Math.min(OLDEST_ISSUE_DAYS, daysSinceBuilt))
  return addDays(today, -random.int(NEWEST_ISSUE_DAYS, oldest))
}
