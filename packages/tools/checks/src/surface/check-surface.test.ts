// proves 15.1
import { expect, test } from '@jest/globals'
import { declarationsOf, packagesOf, withPackages } from './declarations.ts'
import { type Change, nextSurface, type Side, surfaceChanges } from './check-surface.ts'

const PACKAGE = 'packages/product/ui'

function side(code: string, antd = '6.6'): Side {
  return { code, declared: declarationsOf(code, () => antd) }
}

/** One program compares all of them: starting a compiler takes a second. */
const CASES: readonly (readonly [
  name: string,
  before: string,
  after: string,
  expected: Change | undefined,
])[] = [
  ['Same', 'export function Same(): string', 'export function Same(): string', undefined],
  [
    'Commented',
    'export function Commented(): string',
    '/** Why. */ export function Commented(): string',
    undefined,
  ],
  ['Gone', 'export function Gone(): string', '', 'removed'],
  ['Fresh', '', 'export function Fresh(): string', 'added'],
  [
    'OptionalProperty',
    'export function OptionalProperty(input: { a: string }): string',
    'export function OptionalProperty(input: { a: string; b?: string }): string',
    'extended',
  ],
  [
    'WiderProperty',
    "export function WiderProperty(input: { tone: 'a' }): string",
    "export function WiderProperty(input: { tone: 'a' | 'b' }): string",
    'extended',
  ],
  [
    'RequiredProperty',
    'export function RequiredProperty(input: { a: string }): string',
    'export function RequiredProperty(input: { a: string; b: string }): string',
    'broken',
  ],
  [
    'DroppedProperty',
    'export function DroppedProperty(input: { a: string; b?: string }): string',
    'export function DroppedProperty(input: { a: string }): string',
    'broken',
  ],
  [
    'NarrowerProperty',
    "export function NarrowerProperty(input: { tone: 'a' | 'b' }): string",
    "export function NarrowerProperty(input: { tone: 'a' }): string",
    'broken',
  ],
  [
    'OtherResult',
    'export const OtherResult: () => string',
    'export const OtherResult: () => number',
    'broken',
  ],
  [
    'Interface',
    'export interface Interface { send(): string }',
    'export interface Interface { send(): string; more(): void }',
    'extended',
  ],
  [
    'LesserInterface',
    'export interface LesserInterface { send(): string; more(): void }',
    'export interface LesserInterface { send(): string }',
    'broken',
  ],
  [
    'Indirect',
    'interface IndirectProps { a: string }\nexport function Indirect(input: IndirectProps): string',
    'interface IndirectProps { a: number }\nexport function Indirect(input: IndirectProps): string',
    'broken',
  ],
]

const changes = surfaceChanges(
  PACKAGE,
  side(CASES.map(([, before]) => before).join('\n')),
  side(CASES.map(([, , after]) => after).join('\n')),
)

test.each(CASES.map(([name, , , expected]) => [name, expected] as const))(
  'the change of the export %s is classified as %s',
  (name, expected) => {
    expect(changes.get(name)).toBe(expected)
  },
)

test.each([
  ['6.6', '6.7', 'extended'],
  ['6.6', '7.0', 'broken'],
] as const)(
  'an export passed on from a package of version %s, then %s, counts as %s',
  (before, after, expected) => {
    const code = "import { Table } from 'antd'\nexport { Table }"

    expect(surfaceChanges(PACKAGE, side(code, before), side(code, after)).get('Table')).toBe(expected)
  },
)

test('a surface report contains the versions of passed-on packages', () => {
  const report = withPackages("```ts\nimport { Table } from 'antd'\nexport { Table }\n```\n", () => '6.6')

  expect(packagesOf(report)('antd')).toBe('6.6')
})

const KNOWN = { version: '2.3', exports: { Button: '1.2', Chip: '2.0' } }

test.each([
  ['extended', { version: '2.4', exports: { Button: '1.3', Chip: '2.0' } }],
  ['broken', { version: '3.0', exports: { Button: '3.0', Chip: '2.0' } }],
] as const)('an export that is %s gets a new version, and its module too', (change, expected) => {
  expect(nextSurface(KNOWN, ['Button', 'Chip'], new Map([['Button', change]]))).toEqual(expected)
})

test('an added export gets the new version of its module', () => {
  const next = nextSurface(KNOWN, ['Button', 'Chip', 'Sparkle'], new Map([['Sparkle', 'added']]))

  expect(next).toEqual({ version: '2.4', exports: { ...KNOWN.exports, Sparkle: '2.4' } })
})

test('removing an export raises the major version of its module', () => {
  const next = nextSurface(KNOWN, ['Chip'], new Map([['Button', 'removed']]))

  expect(next).toEqual({ version: '3.0', exports: { Chip: '2.0' } })
})

test('an export that is removed and added again gets a new version', () => {
  const without = nextSurface(KNOWN, ['Chip'], new Map([['Button', 'removed']]))

  expect(nextSurface(without, ['Button', 'Chip'], new Map([['Button', 'added']])).exports['Button']).toBe(
    '3.1',
  )
})
