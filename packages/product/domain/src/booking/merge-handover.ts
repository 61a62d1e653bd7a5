import type { HandoverContent } from './handover.ts'

/** A field that both have changed: its name, such as `rooms.hall-1.text`, and what the other has written. */
export interface HandoverConflict {
  readonly field: string
  readonly theirs: string | number | null
}

/** What came of the changes of two people. */
export interface MergedHandover<Photo> {
  /** With one's own version of the fields that both have changed. */
  readonly content: HandoverContent<Photo>
  readonly conflicts: readonly HandoverConflict[]
}

type Row = { readonly id: string; readonly photos?: readonly unknown[] }
type List = 'rooms' | 'keys' | 'meters'

/**
 * Merges the changes of two people to one protocol, field by field; `base` is what both began with. Rows and photos that
 * either has added stay, those that one has removed go unless the other has changed them.
 */
export function mergeHandover<Photo>(
  base: HandoverContent<Photo>,
  mine: HandoverContent<Photo>,
  theirs: HandoverContent<Photo>,
): MergedHandover<Photo> {
  const conflicts: HandoverConflict[] = []
  const rowsOf = <Name extends List>(name: Name) =>
    mergeRows(name, { base: base[name], mine: mine[name], theirs: theirs[name] }, conflicts)
  const content = {
    rooms: rowsOf('rooms'),
    keys: rowsOf('keys'),
    meters: rowsOf('meters'),
    remarks: mergeValue('remarks', [base.remarks, mine.remarks, theirs.remarks], conflicts),
  } as unknown as HandoverContent<Photo>
  return { content, conflicts }
}

interface Versions {
  readonly base: readonly Row[]
  readonly mine: readonly Row[]
  readonly theirs: readonly Row[]
}

function mergeRows(name: List, { base, mine, theirs }: Versions, conflicts: HandoverConflict[]): Row[] {
  const find = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id)
  const merged = theirs.flatMap((their): Row[] => {
    const own = find(mine, their.id)
    const before = find(base, their.id)
    // Removed here: gone, unless it was changed there meanwhile.
    if (!own) return before && isSame(before, their) ? [] : [their]
    return [mergeRow(`${name}.${their.id}`, before ?? own, { own, their }, conflicts)]
  })
  const added = mine.filter(({ id }) => !find(theirs, id))
  const kept = added.filter((own) => {
    const before = find(base, own.id)
    return !before || !isSame(before, own)
  })
  return [...merged, ...kept]
}

function mergeRow(
  field: string,
  before: Row,
  { own, their }: { own: Row; their: Row },
  conflicts: HandoverConflict[],
): Row {
  const valueOf = (row: Row, key: string): unknown => (row as unknown as Record<string, unknown>)[key]
  const entries = Object.keys(their).map((key) => {
    const versions = [valueOf(before, key), valueOf(own, key), valueOf(their, key)] as const
    const value =
      key === 'photos'
        ? mergePhotos(versions as readonly [unknown[], unknown[], unknown[]])
        : mergeValue(`${field}.${key}`, versions, conflicts)
    return [key, value]
  })
  return Object.fromEntries(entries) as Row
}

function mergePhotos([base, mine, theirs]: readonly [unknown[], unknown[], unknown[]]): unknown[] {
  const kept = theirs.filter((photo) => mine.includes(photo) || !base.includes(photo))
  return [...kept, ...mine.filter((photo) => !theirs.includes(photo) && !base.includes(photo))]
}

function mergeValue<T>(
  field: string,
  [base, mine, theirs]: readonly [T, T, T],
  conflicts: HandoverConflict[],
): T {
  if (mine === theirs || theirs === base) return mine
  if (mine === base) return theirs
  conflicts.push({ field, theirs: theirs as HandoverConflict['theirs'] })
  return mine
}

function isSame(one: Row, other: Row): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(row: Row): [string, unknown][] {
  return Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** A content with another value of a field, named as in a conflict. */
export function withHandoverField<Photo>(
  content: HandoverContent<Photo>,
  field: string,
  value: unknown,
): HandoverContent<Photo> {
  const [name, id, key] = field.split('.')
  if (name === 'remarks') return { ...content, remarks: value as string }
  const rows = content[name as List] as readonly Row[]
  return {
    ...content,
    [name as List]: rows.map((row) => (row.id === id ? { ...row, [key ?? '']: value } : row)),
  }
}
