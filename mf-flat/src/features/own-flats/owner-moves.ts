import { type FlatStatus, flatTransition } from '@domizil/domain'

/** The status changes by an owner, in menu order. */
const MOVES = [
  { name: 'submit', to: 'IN_REVIEW' },
  { name: 'withdraw', to: 'DRAFT' },
  { name: 'activate', to: 'ACTIVE' },
  { name: 'deactivate', to: 'INACTIVE' },
] as const satisfies readonly { name: string; to: FlatStatus }[]

export type OwnerMove = (typeof MOVES)[number]

/** The status changes that are possible now. */
export function ownerMoves(status: FlatStatus): OwnerMove[] {
  return MOVES.filter(({ to }) => {
    const arrow = flatTransition({ from: status, to, actors: ['OWNER'], isReviewOn: true })
    return arrow?.to === to
  })
}
