import { type FlatStatus, flatTransition } from '@domizil/domain'

/** What an owner can do with a flat's status, in the order of the menu. */
const MOVES = [
  { name: 'submit', to: 'IN_REVIEW' },
  { name: 'withdraw', to: 'DRAFT' },
  { name: 'activate', to: 'ACTIVE' },
  { name: 'deactivate', to: 'INACTIVE' },
] as const satisfies readonly { name: string; to: FlatStatus }[]

export type OwnerMove = (typeof MOVES)[number]

/** The moves that the graph of statuses allows an owner now. */
export function ownerMoves(status: FlatStatus): OwnerMove[] {
  return MOVES.filter(({ to }) => {
    const arrow = flatTransition({ from: status, to, actors: ['OWNER'], isReviewOn: true })
    return arrow?.to === to
  })
}
