import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { ANTD_EXAMPLES } from './antd-examples.tsx'
import * as calendar from './calendar.ts'
import type { Example, ExampleProps } from './example.ts'
import { PART_EXAMPLES } from './examples.ts'
import { createMapView } from './map.ts'
import * as parts from './parts.ts'
import * as table from './table.ts'
import * as stayField from './stay-field.ts'
import { ThemeProvider } from './theme/theme-provider.tsx'
import * as work from './work.ts'

const GROUPS: readonly (readonly [string, object, readonly Example[]])[] = [
  ['parts', parts, Object.values(PART_EXAMPLES).flat()],
  ['calendar', { ...calendar, ...stayField }, PART_EXAMPLES.days ?? []],
  ['map', { MapView: createMapView }, PART_EXAMPLES.map ?? []],
  ...Object.entries({ work, table }).map(
    ([name, group]) => [name, group, ANTD_EXAMPLES[name] ?? []] as const,
  ),
]
const COMPONENTS = GROUPS.flatMap(([group, members, examples]) =>
  Object.keys(members)
    .filter((name) => /^[A-Z][a-z]/.test(name))
    .map((name) => ({ group, name, examples })),
)
const EXAMPLES = new Set(GROUPS.flatMap(([, , examples]) => examples))

const complaints: unknown[] = []
let spies: jest.SpiedFunction<typeof console.error>[] = []

beforeEach(() => {
  complaints.length = 0
  spies = (['error', 'warn'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation((first, ...more) => {
      if (!isGapOfJsdom(first)) complaints.push([first, ...more])
    }),
  )
})

afterEach(() => spies.forEach((spy) => spy.mockRestore()))

test('the design system has more than 45 components', () => {
  expect(COMPONENTS.length).toBeGreaterThan(45)
})

test.each(COMPONENTS)('the component $name of $group has an example', ({ name, examples }) => {
  const names = examples.flatMap((example) => example.name.split(/\W+/))

  expect(names).toContain(name)
})

test.each([...EXAMPLES])('the example of $name renders without errors', ({ States }) => {
  const { container } = render(
    <ThemeProvider locale="en" withoutStyles>
      <States {...LENT} />
    </ThemeProvider>,
  )

  expect([container.childElementCount > 0, complaints]).toEqual([true, []])
})

const LENT: ExampleProps = {
  word: (name) => name,
  euro: (amount) => `€${amount}`,
  pictures: [[{ url: '/flat.webp', width: 960, height: 640 }]],
  // jsdom cannot render a map: journeys test it.
  Map: ({ texts }) => <section aria-label={texts.label} />,
}

/** antd's table measures its scrollbar by a pseudo-element, which jsdom does not support. */
function isGapOfJsdom(complaint: unknown): boolean {
  return (complaint as { type?: string } | undefined)?.type === 'not implemented'
}
