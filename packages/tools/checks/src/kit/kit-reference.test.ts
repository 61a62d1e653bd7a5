import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { broughtUpToDate, describeCalls } from './kit-reference.ts'
import { describeModules } from './describe-module.ts'

const DECLARED = `
/** A field with its label. */
export declare function TextField(props: TextFieldProps): void;
interface TextFieldProps {
    /** Beside the field. */
    label: string;
}
export declare const other: number;
`

test('the description of an export includes the local types it uses', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'domizil-kit-'))
  writeFileSync(path.join(root, 'parts.d.ts'), DECLARED)

  const texts = describeModules(root, [
    [{ module: 'parts', declarations: 'parts.d.ts', only: /Field$/ }],
    [{ module: 'parts', declarations: 'parts.d.ts', only: /^other$/ }],
  ])

  expect(texts).toEqual([
    '## parts\n\n### TextField\n\nA field with its label.\n\n```ts\nfunction TextField(props: TextFieldProps): void;\n\ninterface TextFieldProps {\n  /** Beside the field. */\n  label: string;\n}\n```',
    '## parts\n\n### other\n\n```ts\nconst other: number;\n```',
  ])
})

test('the description of a call has its request and its purpose', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-calls-'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, 'flat.ts'),
    "/** A flat as\n * everybody sees it. */\nexport const getFlat = get<Flat>('/flat/:id')\nexport const other = 1\n",
  )

  expect(describeCalls(folder).split('\n').slice(2)).toEqual([
    '| `getFlat` | `GET /flat/:id` | A flat as everybody sees it. |',
  ])
})

test('generated parts of a page are replaced, and hand-written ones are kept', () => {
  const mark = readFileSync(path.join(import.meta.dirname, '../../../../../docs/kit/charts.md'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith('<!--'))

  expect(broughtUpToDate(`# Charts\n\n${mark}\n\nold\n`, 'new')).toBe(`# Charts\n\n${mark}\n\nnew\n`)
  expect(() => broughtUpToDate('# Charts\n', 'new')).toThrow('has no line')
})
