import { isGermanAddress } from '../address/address.ts'
import type { FindContacts } from '../text/contact-ban.ts'
import type { Day } from '../days/day.ts'
import { checkEnergyCertificate } from './energy-certificate.ts'
import { BASIC_CHECKS, OFFER_CHECKS, TEXT_CHECKS } from './flat-checks.ts'
import type { FlatDraft } from './flat-draft.ts'
import { type Issue, type IssueCode, issueKey } from '../issue.ts'
import { MAX_IMAGES, MIN_IMAGES_TO_PUBLISH } from '../limits.ts'
import type { FlatStatus } from '../statuses.ts'

/** The steps of the wizard: basics; rules, amenities and images; texts; energy certificate. */
export const FLAT_STEPS = [1, 2, 3, 4] as const
export type FlatStep = (typeof FLAT_STEPS)[number]

/** The validity of a new flat's steps. */
export const INITIAL_STEP_VALIDITY: Record<FlatStep, boolean> = { 1: false, 2: true, 3: false, 4: true }

/** The steps that the flat's address requires: the energy certificate only in Germany. */
export function stepsOf(flat: Pick<FlatDraft, 'address'>): readonly FlatStep[] {
  return isGermanAddress(flat.address) ? FLAT_STEPS : FLAT_STEPS.slice(0, 3)
}

/** The issues of one step. The images of step 2 are checked at publishing only. */
export function stepIssues(step: FlatStep, flat: FlatDraft, today: Day, find?: FindContacts): Issue[] {
  if (!stepsOf(flat).includes(step)) return []
  if (step === 1) return Object.values(BASIC_CHECKS).flatMap((check) => check(flat))
  if (step === 2) return Object.values(OFFER_CHECKS).flatMap((check) => check(flat))
  if (step === 3) return Object.values(TEXT_CHECKS).flatMap((check) => check(flat, find))
  if (step === 4) return checkEnergyCertificate(flat.energyCertificate, today)
  return []
}

/** The validity of each step. A step that the address does not require is valid. */
export function stepValidity(flat: FlatDraft, today: Day): Record<FlatStep, boolean> {
  const isValid = (step: FlatStep) => stepIssues(step, flat, today).length === 0
  return { 1: isValid(1), 2: isValid(2), 3: isValid(3), 4: isValid(4) }
}

/** A flat that is being edited, and what it was when it was loaded. */
export interface EditedFlat {
  readonly loaded: FlatDraft
  readonly now: FlatDraft
  readonly status: FlatStatus
}

/**
 * The validity of the steps of a flat that is edited: all are valid once it has loaded (specification, section 4). A
 * step is not while one of its values is wrong that was not when the flat was loaded. What only publishing needs takes
 * no step its validity.
 */
export function editedStepValidity(
  { loaded, now, status }: EditedFlat,
  today: Day,
): Record<FlatStep, boolean> {
  const isValid = (step: FlatStep) => {
    const known = new Set(stepIssues(step, loaded, today).map(issueKey))
    return stepIssues(step, now, today)
      .filter(({ code }) => staysComplete(status) || code !== 'REQUIRED')
      .every((issue) => known.has(issueKey(issue)))
  }

  return { 1: isValid(1), 2: isValid(2), 3: isValid(3), 4: isValid(4) }
}

/** Issues that are allowed in an unfinished flat. */
const UNFINISHED: ReadonlySet<IssueCode> = new Set([
  'REQUIRED',
  'LENGTH_OUT_OF_RANGE',
  'CONTACT_NOT_ALLOWED',
  'NO_ROOM_TO_LIVE_IN',
  'NO_BATHROOM',
  'EXPIRED',
])

/**
 * The issues that prevent saving: a draft may be incomplete but not invalid; a flat that is or may become public
 * stays complete.
 */
export function issuesOnSave(flat: FlatDraft, status: FlatStatus, today: Day, find?: FindContacts): Issue[] {
  const issues = FLAT_STEPS.flatMap((step) => stepIssues(step, flat, today, find))

  return staysComplete(status) ? issues : issues.filter(({ code }) => !UNFINISHED.has(code))
}

/** The issues that prevent removing images: a flat that is or may become public keeps the required number. */
export function issuesOnRemovingImages(status: FlatStatus, remaining: number): Issue[] {
  return staysComplete(status) ? checkImageCount(remaining) : []
}

function staysComplete(status: FlatStatus): boolean {
  return status === 'ACTIVE' || status === 'IN_REVIEW'
}

/** The facts for publishing besides the flat itself. */
export interface PublishFacts {
  readonly today: Day
  readonly imageCount: number
  readonly hasMainImage: boolean
  /** Whether the owner's profile is complete, see hasRequiredUserdata. */
  readonly isOwnerComplete: boolean
  /** Finds the contact details in a text; left out, those with common endings. */
  readonly findContacts?: FindContacts
}

/** The publishing checks: all unmet requirements, step by step. Empty if the flat may be published. */
export function missingForPublishing(flat: FlatDraft, facts: PublishFacts): Issue[] {
  return [
    ...FLAT_STEPS.flatMap((step) => stepIssues(step, flat, facts.today, facts.findContacts)),
    ...checkImages(facts),
    ...(facts.isOwnerComplete ? [] : [{ field: 'owner', code: 'INCOMPLETE' } as const]),
  ]
}

function checkImages({ imageCount, hasMainImage }: PublishFacts): Issue[] {
  return [
    ...checkImageCount(imageCount),
    ...(hasMainImage ? [] : [{ field: 'mainImage', code: 'REQUIRED' } as const]),
  ]
}

function checkImageCount(count: number): Issue[] {
  if (count >= MIN_IMAGES_TO_PUBLISH) return []
  return [{ field: 'images', code: 'TOO_FEW', min: MIN_IMAGES_TO_PUBLISH, max: MAX_IMAGES }]
}
