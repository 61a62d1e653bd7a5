import type { FlatStatus } from './statuses.ts'

/** Who moves a flat: its owner, an admin, or an edit of the address. */
export type FlatActor = 'OWNER' | 'ADMIN' | 'SYSTEM'

/** One arrow of the graph. */
export interface FlatTransition {
  readonly from: readonly FlatStatus[]
  readonly to: FlatStatus
  readonly actors: readonly FlatActor[]
  readonly call: 'updateStatus' | 'edit' | 'remove'
  /** Whether the publish gate has to let the flat through. */
  readonly gate?: true
  /** Whether the actor has to give a reason. */
  readonly reason?: true
}

/** Every way a flat can go. Whatever leads to the public runs the publish gate. */
export const FLAT_TRANSITIONS: readonly FlatTransition[] = [
  { from: ['DRAFT', 'REJECTED'], to: 'IN_REVIEW', actors: ['OWNER'], call: 'updateStatus', gate: true },
  { from: ['IN_REVIEW'], to: 'DRAFT', actors: ['OWNER'], call: 'updateStatus' },
  { from: ['IN_REVIEW'], to: 'ACTIVE', actors: ['ADMIN'], call: 'updateStatus', gate: true },
  { from: ['IN_REVIEW', 'ACTIVE'], to: 'REJECTED', actors: ['ADMIN'], call: 'updateStatus', reason: true },
  { from: ['ACTIVE'], to: 'INACTIVE', actors: ['OWNER', 'ADMIN'], call: 'updateStatus' },
  { from: ['INACTIVE'], to: 'ACTIVE', actors: ['OWNER', 'ADMIN'], call: 'updateStatus', gate: true },
  { from: ['ACTIVE', 'INACTIVE'], to: 'IN_REVIEW', actors: ['SYSTEM'], call: 'edit' },
  {
    from: ['DRAFT', 'IN_REVIEW', 'ACTIVE', 'INACTIVE', 'REJECTED'],
    to: 'ARCHIVED',
    actors: ['OWNER', 'ADMIN'],
    call: 'remove',
  },
]

/** What is asked for: from where, to where, by whom, and whether flats are reviewed at all. */
export interface FlatStatusWish {
  readonly from: FlatStatus
  readonly to: FlatStatus
  readonly actors: readonly FlatActor[]
  readonly isReviewOn: boolean
}

/** The arrow that `updateStatus` takes; its `to` may differ from the wish. Undefined when there is no such way. */
export function flatTransition({ from, to, actors, isReviewOn }: FlatStatusWish): FlatTransition | undefined {
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

/** The status of a flat whose address has changed: it has to be looked at again, if flats are. */
export function statusAfterMove(status: FlatStatus, isReviewOn: boolean): FlatStatus {
  const arrow = FLAT_TRANSITIONS.find(({ call, from }) => call === 'edit' && from.includes(status))
  return arrow && isReviewOn ? arrow.to : status
}

/** True where `remove` is possible: everywhere but at the end. */
export function canArchive(status: FlatStatus): boolean {
  return FLAT_TRANSITIONS.some(({ call, from }) => call === 'remove' && from.includes(status))
}

/** The public finds ACTIVE flats only. */
export function isListed(status: FlatStatus): boolean {
  return status === 'ACTIVE'
}

/** Who has the link may open an INACTIVE flat too; the others exist for owner, admins and parties of a booking only. */
export function isOpenByLink(status: FlatStatus): boolean {
  return status === 'ACTIVE' || status === 'INACTIVE'
}

/** Without a review the gate alone sets ACTIVE. */
function afterReview(arrow: FlatTransition, isReviewOn: boolean): FlatTransition {
  return arrow.to === 'IN_REVIEW' && !isReviewOn ? { ...arrow, to: 'ACTIVE' } : arrow
}
