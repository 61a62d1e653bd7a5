import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { commentedFiles } from '../language/commented-files.ts'
import { workspacesOf } from '../workspaces.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const FOLDER = join(ROOT, 'docs/adr')
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const RECORDS = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .map((file) => ({ file, text: read(file) }))

const RECORD = { file: '0001-cold.md', text: '# 1. Water is cold\n' }
const ROW = '| [1](0001-cold.md) | Water is cold |\n'

test.each([
  ['a record without a row', '', [RECORD], 'missing row: 1 0001-cold.md Water is cold'],
  ['a row without a record', ROW, [], 'row without a record: 1 0001-cold.md Water is cold'],
  ['two rows of one number', ROW + ROW, [RECORD], '1 has two rows'],
  [
    'a record without a title',
    '',
    [{ ...RECORD, text: 'Water is cold\n' }],
    '0001-cold.md: no number and title',
  ],
  [
    'a record whose file has another number',
    '',
    [{ ...RECORD, file: '0002-cold.md' }],
    '0002-cold.md: no number and title',
  ],
  [
    'a replaced decision whose successor is missing',
    `${ROW}| 2 | Water is warm; superseded by [3](0003-hot.md) |\n`,
    [RECORD],
    '2 has no successor',
  ],
])('%s is reported', (_case, index, found, problem) => {
  expect(recordProblems(index, found)).toEqual([problem])
})

test('a superseded decision is listed with its successor', () => {
  const index = `${ROW}| 2 | Water is warm; superseded by [1](0001-cold.md) |\n`

  expect(recordProblems(index, [RECORD])).toEqual([])
})

test('docs/adr/README.md lists every decision record', () => {
  expect(RECORDS.length).toBeGreaterThan(60)
  expect(recordProblems(read('README.md'), RECORDS)).toEqual([])
})

test('sources mention existing decision RECORDS only', () => {
  const numbers = recordNumbers(RECORDS)
  const files = [
    'pnpm-workspace.yaml',
    'docker-compose.yml',
    ...workspacesOf(ROOT).flatMap((folder) =>
      commentedFiles(join(ROOT, folder)).map((file) => file.slice(ROOT.length + 1)),
    ),
  ].filter((file) => file !== 'packages/tools/checks/src/documents/records.test.ts')

  const mentions = files.flatMap((file) =>
    mentionedRecords(readFileSync(join(ROOT, file), 'utf8')).map((number) => ({ file, number })),
  )

  expect(mentions.length).toBeGreaterThan(0)
  expect(mentions.filter(({ number }) => !numbers.has(number))).toEqual([])
})

test('mentions of a record are found in sentences and paths', () => {
  expect(mentionedRecords('(ADR 25), ADR 0073, docs/adr/0079')).toEqual([25, 73, 79])
})

/** A decision record: its file name and its text. */
interface DecisionRecord {
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

const INDEX_ROW = /^\| (?:\[(\d+)\]\(([^)]+)\)|(\d+)) \| (.+?) \|$/gm
const HEAD = /^# (\d+)\. (.+)\n/
const SUCCESSOR = /; (?:superseded by|part of) \[\d+\]\(([^)]+)\)$/

/**
 * What is wrong with the decision records and their index: a number that two have, a file without number and title in
 * its first line, a row that says something else than its record, a record without a row, a row whose successor is missing.
 */
function recordProblems(index: string, records: readonly DecisionRecord[]): string[] {
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
function recordNumbers(records: readonly DecisionRecord[]): Set<number> {
  return new Set(records.map(({ file }) => Number.parseInt(file, 10)))
}

/** The decisions that a text refers to as `ADR 12` or `docs/adr/0012`. */
function mentionedRecords(text: string): number[] {
  return [...text.matchAll(/\bADR (\d+)|\badr\/(\d{4})/g)].map(([, short, long]) => Number(short ?? long))
}

function readRows(index: string): IndexRow[] {
  return [...index.matchAll(INDEX_ROW)].map(([, linked, file, bare, title = '']) => ({
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
