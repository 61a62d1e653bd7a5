import {
  acceptListingChanges,
  type AdminFlat,
  removeFlat,
  undoListingChanges,
  updateFlatStatus,
} from '@domizil/api'
import { canArchive, type FlatStatus, flatTransition } from '@domizil/domain'
import { CircleCheck, CircleX, EyeOff, type IconComponent, RotateCcw, Trash2 } from '@domizil/ui/icons'
import type { RowAction } from '../../lib/list/list-description.ts'
import { writeTo } from '../../lib/list/write-to.ts'

interface Move {
  readonly id: string
  readonly from: readonly FlatStatus[]
  readonly to: FlatStatus
  readonly Icon: IconComponent
  readonly reason?: 'required' | 'optional'
}

const MOVES: readonly Move[] = [
  { id: 'approve', from: ['IN_REVIEW'], to: 'ACTIVE', Icon: CircleCheck },
  { id: 'reject', from: ['IN_REVIEW', 'ACTIVE'], to: 'REJECTED', Icon: CircleX, reason: 'required' },
  { id: 'deactivate', from: ['ACTIVE'], to: 'INACTIVE', Icon: EyeOff, reason: 'optional' },
  { id: 'activate', from: ['INACTIVE'], to: 'ACTIVE', Icon: CircleCheck },
]

const moves = MOVES.map(
  ({ id, from, to, Icon, reason: rule }): RowAction<AdminFlat> => ({
    id,
    Icon,
    isDangerous: to === 'REJECTED',
    isForMany: true,
    isPossible: ({ status }) => from.includes(status) && canMove(status, to),
    ...(rule && { reason: rule }),
    run: (shell, flat, { reason }) =>
      shell.send(updateFlatStatus, {
        params: { id: flat.id },
        query: { flatStatus: to },
        body: { ...(reason && { reason }) },
      }),
  }),
)

/** Whether the graph of the domain has the transition. */
function canMove(from: FlatStatus, to: FlatStatus): boolean {
  return flatTransition({ from, to, actors: ['ADMIN'], isReviewOn: true }) !== undefined
}

/** The second look: both name the listing that was seen, and are refused if it has changed again. */
const secondLook: readonly RowAction<AdminFlat>[] = [
  {
    id: 'acceptChanges',
    Icon: CircleCheck,
    isForMany: true,
    isPossible: ({ changedSinceReview }) => Boolean(changedSinceReview),
    run: (shell, { id, changedSinceReview }) =>
      shell.send(acceptListingChanges, {
        params: { id },
        body: { changedSinceReview: changedSinceReview ?? '' },
      }),
  },
  {
    id: 'undoChanges',
    Icon: RotateCcw,
    isDangerous: true,
    isForMany: true,
    isPossible: ({ changedSinceReview }) => Boolean(changedSinceReview),
    reason: 'required',
    run: (shell, { id, changedSinceReview }, { reason = '' }) =>
      shell.send(undoListingChanges, {
        params: { id },
        body: { changedSinceReview: changedSinceReview ?? '', reason },
      }),
  },
]

/** The actions of administrators on a flat. */
export const FLAT_ACTIONS: readonly RowAction<AdminFlat>[] = [
  ...secondLook,
  ...moves,
  writeTo('writeToOwner', ({ id, ownerId }) => ({ personId: ownerId, flatId: id })),
  {
    id: 'archive',
    Icon: Trash2,
    isDangerous: true,
    isPossible: ({ status }) => canArchive(status),
    reason: 'optional',
    run: (shell, flat, { reason }) =>
      shell.send(removeFlat, { params: { id: flat.id }, body: { ...(reason && { reason }) } }),
  },
]
