import {
  CERTIFICATE_AVAILABILITIES,
  CERTIFICATE_EXEMPTIONS,
  CERTIFICATE_TYPES,
  ENERGY_CARRIERS,
  ENERGY_CLASSES,
  FLAT_LIMITS,
  OLDEST_CONSTRUCTION_YEAR,
} from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Day, lineUpTo, wholeNumber } from './parts.ts'

/** The details that § 87 GEG requires in an advertisement. For German addresses only. */
export const EnergyCertificate = Type.Object({
  availability: Type.Enum([...CERTIFICATE_AVAILABILITIES]),
  exemptionReason: Type.Optional(Type.Enum([...CERTIFICATE_EXEMPTIONS])),
  exemptionText: Type.Optional(lineUpTo(FLAT_LIMITS.exemptionText.max)),
  certificateType: Type.Optional(Type.Enum([...CERTIFICATE_TYPES])),
  /** kWh/(m²·a) */
  energyValue: Type.Optional(Type.Number({ minimum: 0.1, maximum: 999.9 })),
  energyCarriers: Type.Optional(Type.Array(Type.Enum([...ENERGY_CARRIERS]), { minItems: 1, maxItems: 3 })),
  constructionYear: Type.Optional(wholeNumber({ min: OLDEST_CONSTRUCTION_YEAR, max: 2100 })),
  issueDate: Type.Optional(Day),
  validUntil: Type.Optional(Day),
  efficiencyClass: Type.Optional(Type.Enum([...ENERGY_CLASSES])),
})
export type EnergyCertificate = Static<typeof EnergyCertificate>
