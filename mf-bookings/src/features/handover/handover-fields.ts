import type { Booking } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { HANDOVER_LIMITS, type Issue, photosOf, withHandoverField } from '@domizil/domain'
import { unsentParts, type Written } from './draft-changes.ts'
import type { HandoverSync, SyncState } from './handover-sync.ts'
import type { Draft } from './stored-draft.ts'

type List = 'rooms' | 'keys' | 'meters'

interface FieldsOptions {
  request: Booking
  sync: HandoverSync
  written: Written
  refused: SyncState['refused']
  /** What is missing, once one has tried to confirm. */
  issues: readonly Issue[]
}

/** What the fields of a protocol need: fields are named by the ids of their rows, `rooms.hall-1.text`. */
export type HandoverFields = ReturnType<typeof useHandoverFields>

/** The draft of a protocol as its fields read and change it. */
export function useHandoverFields({ request, sync, written, refused, issues }: FieldsOptions) {
  const say = useSay()
  const { draft, conflicts } = written
  const unsent = unsentParts(written)
  const photoCount = photosOf(draft).length
  const { max } = HANDOVER_LIMITS.photos

  return {
    bookingId: request.id,
    /** The other party. */
    name: request.otherParty.name || say('requests.formerMember'),
    draft,
    conflicts,
    refused,
    photoCount,
    /** Whether there are as many photos as there may be. */
    isFull: photoCount >= max,
    /** Whether something of a row, or `remarks`, is on this device only. */
    isUnsent: (part: string) => unsent.has(part),
    set: (field: string, value: unknown) => sync.edit(withHandoverField(draft, field, value)),
    /** Chooses a value of a field that both have changed. */
    resolve: (field: string, value: unknown) => sync.resolve(field, withHandoverField(draft, field, value)),
    add: (list: List, row: object) =>
      sync.edit({ ...draft, [list]: [...draft[list], { id: crypto.randomUUID(), ...row }] }),
    remove: (list: List, id: string) =>
      sync.edit({ ...draft, [list]: draft[list].filter((row) => row.id !== id) }),
    errorOf: (field: string) => {
      const issue = issues.find((one) => one.field === indexed(draft, field))
      return issue && say(`handover.issue.${field.split('.').at(-1)}`)
    },
    addPhotos: async (field: string, files: readonly File[]) => {
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
