import { stringify } from 'csv-stringify/sync'

/** Says that the file is UTF-8 to programs that would take it for something else. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The first line of a file: the names of its columns. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + write([columns])
}

/** Lines of a file (RFC 4180). No text in them is taken for a formula by a program that computes. */
export function csvLines(columns: readonly string[], rows: readonly object[]): string {
  return write(rows.map((row) => columns.map((name) => cellOf((row as Record<string, unknown>)[name]))))
}

function write(records: readonly (readonly unknown[])[]): string {
  return stringify(
    records.map((record) => [...record]),
    {
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  )
}

function cellOf(value: unknown): unknown {
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
