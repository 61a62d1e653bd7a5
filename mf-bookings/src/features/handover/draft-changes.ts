import type { Handover } from '@domizil/api'
import {
  type HandoverConflict,
  type HandoverContent,
  mergeHandover,
  photosOf,
  toLine,
  toText,
  withHandoverField,
} from '@domizil/domain'
import type { Draft, Photo } from './stored-draft.ts'

/** A draft beside the version of the server that it changes. */
export interface Written {
  readonly server: Handover
  readonly draft: Draft
  /** What the other has written in fields that were changed here as well: theirs stays there until one chooses. */
  readonly conflicts: readonly HandoverConflict[]
}

/** The photos that are on this device only. */
export function localPhotos(draft: Draft): string[] {
  return photosOf(draft).filter((photo) => typeof photo === 'string')
}

const ofServer = (photos: readonly Photo[]) => photos.filter((photo) => typeof photo === 'number')

/** What can be sent of a draft, as the server stores it. */
export function sendable({ draft, conflicts }: Pick<Written, 'draft' | 'conflicts'>): HandoverContent {
  const chosen = conflicts.reduce(
    (content, { field, theirs }) => withHandoverField(content, field, theirs),
    draft,
  )
  return {
    rooms: chosen.rooms.map(({ id, kind, name, condition, text, photos }) => ({
      id,
      kind,
      name: toLine(name),
      condition,
      text: toText(text),
      photos: ofServer(photos),
    })),
    keys: chosen.keys.map(({ id, kind, count }) => ({ id, kind, count })),
    meters: chosen.meters.map(({ id, kind, number, reading, photos }) => ({
      id,
      kind,
      number: toLine(number),
      reading: toLine(reading),
      photos: ofServer(photos),
    })),
    remarks: toText(chosen.remarks),
  }
}

/** Whether two contents say the same, in whatever order their fields are. */
export function isSameContent(one: HandoverContent, other: HandoverContent): boolean {
  const textOf = (content: HandoverContent) => JSON.stringify(sendable({ draft: content, conflicts: [] }))
  return textOf(one) === textOf(other)
}

/** Whether something of a draft is on this device only. */
export function isUnsent(written: Written): boolean {
  const { server, draft, conflicts } = written
  if (conflicts.length > 0 || localPhotos(draft).length > 0) return true
  return !isSameContent(sendable(written), server.content)
}

/** The ids of the rows that are not there yet as they are here; `remarks` for the remarks. */
export function unsentParts({ server, draft }: Written): ReadonlySet<string> {
  const here = sendable({ draft, conflicts: [] })
  const there = sendable({ draft: server.content, conflicts: [] })
  const local = new Set(localPhotos(draft))
  const hasLocal = (id: string) =>
    [...draft.rooms, ...draft.meters].some(
      (row) => row.id === id && row.photos.some((one) => local.has(`${one}`)),
    )
  const rowsOf = ({ rooms, keys, meters }: HandoverContent) => [...rooms, ...keys, ...meters]
  const known = new Map(rowsOf(there).map((row) => [row.id, JSON.stringify(row)]))
  const changed = rowsOf(here).filter((row) => known.get(row.id) !== JSON.stringify(row) || hasLocal(row.id))
  return new Set([...changed.map(({ id }) => id), ...(here.remarks === there.remarks ? [] : ['remarks'])])
}

/** A draft on top of a newer version of the server. */
export function rebase({ server, draft, conflicts }: Written, fresh: Handover): Written {
  const merged = mergeHandover<Photo>(server.content, draft, fresh.content)
  const news = new Set(merged.conflicts.map(({ field }) => field))
  return {
    server: fresh,
    draft: merged.content,
    conflicts: [...conflicts.filter(({ field }) => !news.has(field)), ...merged.conflicts],
  }
}

/** The draft with another photo in the place of one. */
export function replacePhoto(draft: Draft, photo: Photo, by: Photo | undefined): Draft {
  const inRow = <Row extends { readonly photos: readonly Photo[] }>(row: Row): Row => ({
    ...row,
    photos: row.photos.flatMap((one) => (one !== photo ? [one] : by === undefined ? [] : [by])),
  })
  return { ...draft, rooms: draft.rooms.map(inRow), meters: draft.meters.map(inRow) }
}
