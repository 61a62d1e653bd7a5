import type { Booking } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import {
  HANDOVER_LIMITS,
  type HandoverConflict,
  type Issue,
  photosOf,
  withHandoverField,
} from '@domizil/domain'
import { unsentParts, type Written } from './draft-changes.ts'
import type { HandoverSync, SyncState } from './handover-sync.ts'
import type { Draft } from './stored-draft.ts'

type List = 'rooms' | 'keys' | 'meters'

/** What the fields of a protocol need: fields are named by the ids of their rows, `rooms.hall-1.text`. */
export interface HandoverFields {
  readonly bookingId: number
  /** The other party. */
  readonly name: string
  readonly draft: Draft
  readonly conflicts: readonly HandoverConflict[]
  readonly refused: SyncState['refused']
  readonly photoCount: number
  /** Whether there are as many photos as there may be. */
  readonly isFull: boolean
  /** Whether something of a row, or `remarks`, is on this device only. */
  isUnsent(part: string): boolean
  set(field: string, value: unknown): void
  /** Chooses a value of a field that both have changed. */
  resolve(field: string, value: unknown): void
  add(list: List, row: object): void
  remove(list: List, id: string): void
  errorOf(field: string): string | undefined
  addPhotos(field: string, files: readonly File[]): Promise<void>
}

interface FieldsOptions {
  request: Booking
  sync: HandoverSync
  written: Written
  refused: SyncState['refused']
  /** What is missing, once one has tried to confirm. */
  issues: readonly Issue[]
}

/** The draft of a protocol as its fields read and change it. */
export function useHandoverFields({
  request,
  sync,
  written,
  refused,
  issues,
}: FieldsOptions): HandoverFields {
  const say = useSay()
  const { draft, conflicts } = written
  const unsent = unsentParts(written)
  const photoCount = photosOf(draft).length
  const { max } = HANDOVER_LIMITS.photos

  return {
    bookingId: request.id,
    name: request.otherParty.name || say('requests.formerMember'),
    draft,
    conflicts,
    refused,
    photoCount,
    isFull: photoCount >= max,
    isUnsent: (part) => unsent.has(part),
    set: (field, value) => sync.edit(withHandoverField(draft, field, value)),
    resolve: (field, value) => sync.resolve(field, withHandoverField(draft, field, value)),
    add: (list, row) =>
      sync.edit({ ...draft, [list]: [...draft[list], { id: crypto.randomUUID(), ...row }] }),
    remove: (list, id) => sync.edit({ ...draft, [list]: draft[list].filter((row) => row.id !== id) }),
    errorOf: (field) => {
      const issue = issues.find((one) => one.field === indexed(draft, field))
      return issue && say(`handover.issue.${field.split('.').at(-1)}`)
    },
    addPhotos: async (field, files) => {
      const kept = await sync.keepPhotos(files.slice(0, max - photoCount), say('contract.file.tooBig'))
      // Another field may have been typed into meanwhile.
      const now = sync.read().written?.draft
      if (now) sync.edit(withHandoverField(now, field, [...photosIn(now, field), ...kept]))
    },
  }
}

/** A field as the rules name it: by the place of its row. */
function indexed(draft: Draft, field: string): string {
  const [list = '', id, name] = field.split('.')
  if (!name) return field
  return `${list}.${draft[list as List].findIndex((row) => row.id === id)}.${name}`
}

function photosIn({ rooms, meters }: Draft, field: string) {
  const [list, id] = field.split('.')
  return (list === 'meters' ? meters : rooms).find((row) => row.id === id)?.photos ?? []
}
