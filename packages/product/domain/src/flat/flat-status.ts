import type { FlatStatus } from '../statuses.ts'

/** The actors of a flat's status: its owner, an admin, or the system after a change of address. */
export type FlatActor = 'OWNER' | 'ADMIN' | 'SYSTEM'

/** One transition of the graph. */
export interface FlatTransition {
  readonly from: readonly FlatStatus[]
  readonly to: FlatStatus
  readonly actors: readonly FlatActor[]
  readonly call: 'updateStatus' | 'edit' | 'remove' | 'decideReport'
  /** Whether the flat must pass the publishing checks. */
  readonly gate?: true
  /** Whether the actor must give a reason. */
  readonly reason?: true
}

/** The state graph of a flat. Every transition to a public status runs the publishing checks. */
export const FLAT_TRANSITIONS: readonly FlatTransition[] = [
  { from: ['DRAFT', 'REJECTED'], to: 'IN_REVIEW', actors: ['OWNER'], call: 'updateStatus', gate: true },
  { from: ['IN_REVIEW'], to: 'DRAFT', actors: ['OWNER'], call: 'updateStatus' },
  { from: ['IN_REVIEW'], to: 'ACTIVE', actors: ['ADMIN'], call: 'updateStatus', gate: true },
  { from: ['IN_REVIEW', 'ACTIVE'], to: 'REJECTED', actors: ['ADMIN'], call: 'updateStatus', reason: true },
  { from: ['ACTIVE'], to: 'INACTIVE', actors: ['OWNER', 'ADMIN'], call: 'updateStatus' },
  { from: ['INACTIVE'], to: 'ACTIVE', actors: ['OWNER', 'ADMIN'], call: 'updateStatus', gate: true },
  { from: ['ACTIVE', 'INACTIVE'], to: 'IN_REVIEW', actors: ['SYSTEM'], call: 'edit' },
  {
    from: ['IN_REVIEW', 'ACTIVE', 'INACTIVE'],
    to: 'REJECTED',
    actors: ['ADMIN'],
    call: 'decideReport',
    reason: true,
  },
  // A complaint about the decision that hid it is granted.
  { from: ['REJECTED'], to: 'ACTIVE', actors: ['ADMIN'], call: 'decideReport', gate: true },
  { from: ['REJECTED'], to: 'IN_REVIEW', actors: ['ADMIN'], call: 'decideReport', gate: true },
  { from: ['REJECTED'], to: 'INACTIVE', actors: ['ADMIN'], call: 'decideReport' },
  { from: ['REJECTED'], to: 'DRAFT', actors: ['ADMIN'], call: 'decideReport' },
  {
    from: ['DRAFT', 'IN_REVIEW', 'ACTIVE', 'INACTIVE', 'REJECTED'],
    to: 'ARCHIVED',
    actors: ['OWNER', 'ADMIN'],
    call: 'remove',
  },
]

/** A requested change of status, its actors, and whether flats are reviewed. */
export interface FlatStatusChange {
  readonly from: FlatStatus
  readonly to: FlatStatus
  readonly actors: readonly FlatActor[]
  readonly isReviewOn: boolean
}

/** The transition for a requested change; its `to` may differ from the requested one. Undefined if there is none. */
export function flatTransition({
  from,
  to,
  actors,
  isReviewOn,
}: FlatStatusChange): FlatTransition | undefined {
  const isPublishing = (from === 'DRAFT' || from === 'REJECTED') && to === 'ACTIVE'
  const target = isPublishing ? 'IN_REVIEW' : to
  const found = FLAT_TRANSITIONS.find(
    (arrow) =>
      arrow.call === 'updateStatus' &&
      arrow.from.includes(from) &&
      arrow.to === target &&
      arrow.actors.some((actor) => actors.includes(actor)),
  )

  return found && afterReview(found, isReviewOn)
}

/** The status of a flat after a change of address: it has to be reviewed again, if reviews are enabled. */
export function statusAfterMove(status: FlatStatus, isReviewOn: boolean): FlatStatus {
  const arrow = FLAT_TRANSITIONS.find(({ call, from }) => call === 'edit' && from.includes(status))
  return arrow && isReviewOn ? arrow.to : status
}

/** A flat that a decision has rejected, once a complaint about it is granted. */
export interface RestoredFlat {
  /** The status before the decision. */
  readonly before: FlatStatus
  /** Whether what is reviewed of the listing differs from then. */
  readonly hasChanged: boolean
  /** Whether the flat passes the publishing checks, and its owner is not blocked. */
  readonly isPublishable: boolean
}

/**
 * The status of a flat after the decision that rejected it has ended. Nothing gets around the review or the publishing
 * checks: a changed listing is reviewed, and one that lacks something waits for its owner.
 */
export function statusAfterComplaint({ before, hasChanged, isPublishable }: RestoredFlat): FlatStatus {
  if (!hasChanged && isOpenByLink(before)) return isPublishable ? before : 'INACTIVE'
  return isPublishable ? 'IN_REVIEW' : 'DRAFT'
}

/** Whether a report can hide the flat: the public sees it, or it waits for that. */
export function canBeHidden(status: FlatStatus): boolean {
  return FLAT_TRANSITIONS.some(
    ({ call, from, to }) => call === 'decideReport' && to === 'REJECTED' && from.includes(status),
  )
}

/** Whether a flat can be archived: in every status except ARCHIVED. */
export function canArchive(status: FlatStatus): boolean {
  return FLAT_TRANSITIONS.some(({ call, from }) => call === 'remove' && from.includes(status))
}

/** Whether the public can find the flat: only in ACTIVE. */
export function isListed(status: FlatStatus): boolean {
  return status === 'ACTIVE'
}

/**
 * Whether the page opens by link: in INACTIVE too; other statuses are visible to owner, admins and parties of a
 * booking only.
 */
export function isOpenByLink(status: FlatStatus): boolean {
  return status === 'ACTIVE' || status === 'INACTIVE'
}

/** Without reviews the publishing checks alone lead to ACTIVE. */
function afterReview(arrow: FlatTransition, isReviewOn: boolean): FlatTransition {
  return arrow.to === 'IN_REVIEW' && !isReviewOn ? { ...arrow, to: 'ACTIVE' } : arrow
}
