import { findPublicContacts } from '../../foundation/kernel/index.ts'
import type { Day } from '@domizil/domain'
import { imageAddress, type ShownImage } from '../../catalogue/flat/index.ts'

/** A row as it travels: moments as texts. */
export function presentRow<Row extends object>(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ])
  return Object.fromEntries(entries) as Row
}

/** A row of a list as it travels: its picture by the address. */
export function presentListRow<Row extends object>(row: Row, today: Day): Row {
  const { image } = row as { image?: ShownImage | null }
  return presentRow(image ? { ...row, image: imageAddress(image, 'thumb', today) } : row)
}

/** A row of a file: it is read for longer than the signature of a picture's address is valid, and by others. */
export function presentFileRow<Row extends object>(row: Row, today: Day): Row {
  const shown = presentListRow(row, today) as Row & { image?: string | null }
  return shown.image ? { ...shown, image: shown.image.split('?')[0] } : shown
}

/** A message as others than its author may read it: contact data is replaced by dots. */
export function withoutContacts(message: string | null): string | null {
  return findPublicContacts(message ?? '').reduce<string | null>(
    (text, words) => text?.replaceAll(words, '…') ?? null,
    message,
  )
}
