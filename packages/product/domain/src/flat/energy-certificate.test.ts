// proves 3.5, D4.1
import { expect, test } from '@jest/globals'
import {
  certificateValidUntil,
  checkEnergyCertificate,
  type EnergyCertificate,
  energyClassOf,
  hasClassMismatch,
  isCertificateExpired,
} from './energy-certificate.ts'
import { issueKey } from '../issue.ts'

const TODAY = '2027-03-01'
const COMPLETE: EnergyCertificate = {
  availability: 'AVAILABLE',
  certificateType: 'CONSUMPTION',
  energyValue: 116.9,
  energyCarriers: ['DISTRICT_HEATING'],
  constructionYear: 1910,
  issueDate: '2020-05-01',
  validUntil: '2030-05-01',
  efficiencyClass: 'D',
}
const wrongWith = (change: Partial<EnergyCertificate>) =>
  checkEnergyCertificate({ ...COMPLETE, ...change }, TODAY).map((issue) =>
    issueKey(issue).replace('energyCertificate.', ''),
  )

test('the energy class is derived from the value, with each limit in the better class', () => {
  const limits = [30, 50, 75, 100, 130, 160, 200, 250]

  expect(limits.map(energyClassOf)).toEqual(['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'])
  expect(limits.map((value) => energyClassOf(value + 0.1))).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])
  expect([energyClassOf(0.1), energyClassOf(999.9)]).toEqual(['A+', 'H'])
})

test('a missing or not yet available certificate is accepted', () => {
  expect(checkEnergyCertificate(undefined, TODAY)).toEqual([])
  expect(checkEnergyCertificate({ availability: 'NOT_YET_AVAILABLE' }, TODAY)).toEqual([])
})

test('an available certificate needs everything that the law requires in an advertisement', () => {
  expect(wrongWith({})).toEqual([])
  expect(checkEnergyCertificate({ availability: 'AVAILABLE' }, TODAY).map(issueKey)).toEqual([
    'energyCertificate.certificateType.REQUIRED',
    'energyCertificate.energyValue.REQUIRED',
    'energyCertificate.energyCarriers.REQUIRED',
    'energyCertificate.constructionYear.REQUIRED',
    'energyCertificate.issueDate.REQUIRED',
    'energyCertificate.efficiencyClass.REQUIRED',
  ])
})

test('the energy value has a range and at most one decimal', () => {
  expect(wrongWith({ energyValue: 0 })).toEqual(['energyValue.OUT_OF_RANGE'])
  expect(wrongWith({ energyValue: 0.1 })).toEqual([])
  expect(wrongWith({ energyValue: 999.9, efficiencyClass: 'H' })).toEqual([])
  expect(wrongWith({ energyValue: 1_000 })).toEqual(['energyValue.OUT_OF_RANGE'])
  expect(wrongWith({ energyValue: 116.95 })).toEqual(['energyValue.TOO_MANY_DECIMALS'])
})

test('a certificate names one to three energy carriers', () => {
  expect(wrongWith({ energyCarriers: [] })).toEqual(['energyCarriers.REQUIRED'])
  expect(wrongWith({ energyCarriers: ['OIL', 'WOOD', 'SOLAR'] })).toEqual([])
  expect(wrongWith({ energyCarriers: ['OIL', 'WOOD', 'SOLAR', 'COAL'] })).toEqual(['energyCarriers.TOO_MANY'])
})

test('the construction year is between 1200 and next year', () => {
  expect([1200, 2028].flatMap((constructionYear) => wrongWith({ constructionYear }))).toEqual([])
  expect(wrongWith({ constructionYear: 1199 })).toEqual(['constructionYear.OUT_OF_RANGE'])
  expect(wrongWith({ constructionYear: 2029 })).toEqual(['constructionYear.OUT_OF_RANGE'])
})

test('a certificate is issued by today, and valid for at most ten years', () => {
  expect(wrongWith({ issueDate: TODAY, validUntil: '2037-03-01' })).toEqual([])
  expect(wrongWith({ issueDate: TODAY, validUntil: '2037-03-02' })).toEqual(['validUntil.TOO_FAR_AHEAD'])
  expect(wrongWith({ issueDate: '2027-03-02' })).toEqual(['issueDate.IN_THE_FUTURE'])
  expect(wrongWith({ issueDate: '2027-02-30' })).toEqual(['issueDate.WRONG_FORMAT'])
})

test('a certificate without an end is valid for ten years from its issue', () => {
  expect(certificateValidUntil({ issueDate: '2020-02-29' })).toBe('2030-02-28')
  expect(certificateValidUntil({})).toBeUndefined()
})

test('an expired certificate prevents publishing', () => {
  expect(wrongWith({ validUntil: '2027-02-28' })).toEqual(['validUntil.EXPIRED'])
  expect(wrongWith({ validUntil: TODAY })).toEqual([])
  expect(wrongWith({ issueDate: '2014-05-01', validUntil: undefined })).toEqual(['validUntil.EXPIRED'])
  expect(isCertificateExpired({ availability: 'NOT_REQUIRED', validUntil: '2001-01-01' }, TODAY)).toBe(false)
})

test('an exemption needs a reason, and “other” needs a text', () => {
  const wrong = (change: Partial<EnergyCertificate>) =>
    checkEnergyCertificate({ availability: 'NOT_REQUIRED', ...change }, TODAY).map(issueKey)

  expect(wrong({})).toEqual(['energyCertificate.exemptionReason.REQUIRED'])
  expect(wrong({ exemptionReason: 'LISTED_BUILDING' })).toEqual([])
  expect(wrong({ exemptionReason: 'OTHER' })).toEqual(['energyCertificate.exemptionText.REQUIRED'])
  expect(wrong({ exemptionReason: 'OTHER', exemptionText: 'A tent' })).toEqual([])
  expect(wrong({ exemptionReason: 'OTHER', exemptionText: 'x'.repeat(200) })).toEqual([])
  expect(wrong({ exemptionReason: 'OTHER', exemptionText: 'x'.repeat(201) })).toEqual([
    'energyCertificate.exemptionText.LENGTH_OUT_OF_RANGE',
  ])
})

test('an energy class that does not match its value is a warning, not an error', () => {
  expect(hasClassMismatch({ ...COMPLETE, efficiencyClass: 'A' })).toBe(true)
  expect(hasClassMismatch(COMPLETE)).toBe(false)
  expect(wrongWith({ efficiencyClass: 'A' })).toEqual([])
})
