/** A decision record: its file name and its text. */
export interface DecisionRecord {
  file: string
  text: string
}

interface IndexRow {
  /** The number of the decision. */
  number: string
  /** The file of the record; null where only the row is left of a replaced decision. */
  file: string | null
  /** Of a replaced decision with its successor. */
  title: string
}

const ROW = /^\| (?:\[(\d+)\]\(([^)]+)\)|(\d+)) \| (.+?) \|$/gm
const HEAD = /^# (\d+)\. (.+)\n/
const SUCCESSOR = /; (?:superseded by|part of) \[\d+\]\(([^)]+)\)$/

/**
 * What is wrong with the decision records and their index: a number that two have, a file without number and title in
 * its first line, a row that says something else than its record, a record without a row, a row whose successor is missing.
 */
export function recordProblems(index: string, records: readonly DecisionRecord[]): string[] {
  const rows = readRows(index)
  const expected = records.map(rowOf)
  const files = new Set(records.map(({ file }) => file))
  const kept = rows.filter(({ file }) => file !== null).map(lineOf)

  return [
    ...repeated(rows.map(({ number }) => number)).map((number) => `${number} has two rows`),
    ...expected.filter((row) => row !== null && !kept.includes(row)).map((row) => `missing row: ${row}`),
    ...kept.filter((row) => !expected.includes(row)).map((row) => `row without a record: ${row}`),
    ...records.filter((record) => rowOf(record) === null).map(({ file }) => `${file}: no number and title`),
    ...rows
      .filter(({ file, title }) => file === null && !files.has(SUCCESSOR.exec(title)?.[1] ?? ''))
      .map(({ number }) => `${number} has no successor`),
  ]
}

/** The numbers of all decisions that have a record. */
export function recordNumbers(records: readonly DecisionRecord[]): Set<number> {
  return new Set(records.map(({ file }) => Number.parseInt(file, 10)))
}

/** The decisions that a text refers to as `ADR 12` or `docs/adr/0012`. */
export function mentionedRecords(text: string): number[] {
  return [...text.matchAll(/\bADR (\d+)|\badr\/(\d{4})/g)].map(([, short, long]) => Number(short ?? long))
}

function readRows(index: string): IndexRow[] {
  return [...index.matchAll(ROW)].map(([, linked, file, bare, title = '']) => ({
    number: linked ?? bare ?? '',
    file: file ?? null,
    title,
  }))
}

const lineOf = ({ number, file, title }: IndexRow) => `${number} ${file} ${title}`

/** The row that a record has to have, or null where the record does not say it, or its file has another number. */
function rowOf({ file, text }: DecisionRecord): string | null {
  const [, number = '', title = ''] = HEAD.exec(text) ?? []
  const isNamed = number !== '' && file.startsWith(`${number.padStart(4, '0')}-`)

  return isNamed ? lineOf({ number, file, title }) : null
}

function repeated(numbers: readonly string[]): string[] {
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))]
}
