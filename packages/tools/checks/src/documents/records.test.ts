import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { commentedFiles } from '../language/commented-files.ts'
import { workspacesOf } from '../workspaces.ts'
import { mentionedRecords, recordNumbers, recordProblems } from './records.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const FOLDER = join(ROOT, 'docs/adr')
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const records = readdirSync(FOLDER)
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
  expect(records.length).toBeGreaterThan(60)
  expect(recordProblems(read('README.md'), records)).toEqual([])
})

test('sources mention existing decision records only', () => {
  const numbers = recordNumbers(records)
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
