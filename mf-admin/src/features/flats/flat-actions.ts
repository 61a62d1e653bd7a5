import { type AdminFlat, removeFlat, updateFlatStatus } from '@domizil/api'
import { canArchive, type FlatStatus, flatTransition } from '@domizil/domain'
import { CircleCheck, CircleX, EyeOff, type IconComponent, Trash2 } from '@domizil/ui/icons'
import { readByAffected, type RowAction } from '../../lib/list/list-description.ts'
import { writeTo } from '../../lib/list/write-to.ts'
import { SECOND_LOOK } from '../../lib/changes/second-look.ts'

interface Move {
  readonly id: string
  readonly from: readonly FlatStatus[]
  readonly to: FlatStatus
  readonly Icon: IconComponent
  readonly reason?: 'required' | 'optional'
}

/** The owner is sent the reasons. */
const ownerOf = ({ ownerLocale }: AdminFlat) => readByAffected(ownerLocale)

const MOVES: readonly Move[] = [
  { id: 'approve', from: ['IN_REVIEW'], to: 'ACTIVE', Icon: CircleCheck },
  { id: 'reject', from: ['IN_REVIEW', 'ACTIVE'], to: 'REJECTED', Icon: CircleX, reason: 'required' },
  { id: 'deactivate', from: ['ACTIVE'], to: 'INACTIVE', Icon: EyeOff, reason: 'required' },
  { id: 'activate', from: ['INACTIVE'], to: 'ACTIVE', Icon: CircleCheck },
]

const moves = MOVES.map(
  ({ id, from, to, Icon, reason: rule }): RowAction<AdminFlat> => ({
    id,
    Icon,
    isDangerous: to === 'REJECTED',
    isForMany: true,
    isPossible: ({ status }) => from.includes(status) && canMove(status, to),
    ...(rule && { reason: rule, readersOf: ownerOf }),
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

/** The actions of administrators on a flat. */
export const FLAT_ACTIONS: readonly RowAction<AdminFlat>[] = [
  ...SECOND_LOOK,
  ...moves,
  writeTo(
    'writeToOwner',
    ({ id, ownerId }) => ({ personId: ownerId, flatId: id }),
    ({ ownerLocale }) => ownerLocale,
  ),
  {
    id: 'archive',
    Icon: Trash2,
    isDangerous: true,
    isPossible: ({ status }) => canArchive(status),
    reason: 'required',
    readersOf: ownerOf,
    run: (shell, flat, { reason }) =>
      shell.send(removeFlat, { params: { id: flat.id }, body: { ...(reason && { reason }) } }),
  },
]
