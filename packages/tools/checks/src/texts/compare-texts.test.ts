import { expect, test } from '@jest/globals'
import { compareTexts } from './compare-texts.ts'

const IDS = ['home.title', 'status.OPEN', 'status.CLOSED']

function compare(text: string, ids = IDS) {
  return compareTexts({ own: ids, borrowed: [] }, [{ path: 'page.tsx', text }])
}

test('text ids in components, calls, templates and tables count as used', () => {
  const problems = compare(
    'const TITLES = { home: "home.title" }\nexport const Page = () => <FormattedMessage id={`status.${status}`} />',
  )

  expect(problems).toEqual([])
})

test('an id without a message is reported with its file', () => {
  const problems = compare('intl.formatMessage({ id: "home.titel" })', [])

  expect(problems).toEqual(['page.tsx asks for ^home\\.titel$, which en.json does not have'])
})

test('an id that a component says without a message is reported', () => {
  const problems = compare('say("home.titel", { count })', [])

  expect(problems).toEqual(['page.tsx asks for ^home\\.titel$, which en.json does not have'])
})

test('both ids of a conditional must exist', () => {
  const problems = compare('<FormattedMessage id={open ? "status.OPEN" : "status.DONE"} />', ['status.OPEN'])

  expect(problems).toEqual(['page.tsx asks for ^status\\.DONE$, which en.json does not have'])
})

test('a computed id must match at least one message', () => {
  const problems = compare('formatMessage({ id: `state.${state}` })', [])

  expect(problems).toEqual(['page.tsx asks for ^state\\..+$, which en.json does not have'])
})

test('an unused message is reported', () => {
  const problems = compare('<FormattedMessage id={`status.${status}`} />')

  expect(problems).toEqual(['en.json has home.title, which no source uses'])
})

test('a template without fixed parts does not count as use of any message', () => {
  const problems = compare('const key = `${a}${b}`', ['home.title'])

  expect(problems).toEqual(['en.json has home.title, which no source uses'])
})

test('an id of one word counts as used where the word occurs', () => {
  const problems = compare('const key = "loading"', ['loading'])

  expect(problems).toEqual([])
})

test('an id whose message comes from a package is accepted', () => {
  const sources = [{ path: 'page.tsx', text: '<FormattedMessage id="tile.size" />' }]

  expect(compareTexts({ own: [], borrowed: ['tile.size'] }, sources)).toEqual([])
})

test('an unused text of a package is reported, unless an app that takes it over uses it', () => {
  const borrowers = [{ path: 'page.tsx', text: '<FormattedMessage id="tile.size" />' }]

  expect(compareTexts({ own: ['tile.size', 'tile.rent'], borrowed: [] }, [], borrowers)).toEqual([
    'en.json has tile.rent, which no source uses',
  ])
})
