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
