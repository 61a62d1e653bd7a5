import { expect, test } from '@jest/globals'
import { compareTexts } from './compare-texts.ts'

const IDS = ['home.title', 'status.OPEN', 'status.CLOSED']

function compare(text: string, ids = IDS) {
  return compareTexts({ own: ids, borrowed: [] }, [{ path: 'page.tsx', text }])
}

test('ids in components, in calls, in templates and in tables are used', () => {
  const problems = compare(
    'const TITLES = { home: "home.title" }\nexport const Page = () => <FormattedMessage id={`status.${status}`} />',
  )

  expect(problems).toEqual([])
})

test('an id that no message has is named with its file', () => {
  const problems = compare('intl.formatMessage({ id: "home.titel" })', [])

  expect(problems).toEqual(['page.tsx asks for ^home\\.titel$, which en.json does not have'])
})

test('both ways of a choice must exist', () => {
  const problems = compare('<FormattedMessage id={open ? "status.OPEN" : "status.DONE"} />', ['status.OPEN'])

  expect(problems).toEqual(['page.tsx asks for ^status\\.DONE$, which en.json does not have'])
})

test('an id that is put together must fit at least one message', () => {
  const problems = compare('formatMessage({ id: `state.${state}` })', [])

  expect(problems).toEqual(['page.tsx asks for ^state\\..+$, which en.json does not have'])
})

test('a message that no source uses is named', () => {
  const problems = compare('<FormattedMessage id={`status.${status}`} />')

  expect(problems).toEqual(['en.json has home.title, which no source uses'])
})

test('a template that could be anything excuses no message', () => {
  const problems = compare('const key = `${a}${b}`', ['home.title'])

  expect(problems).toEqual(['en.json has home.title, which no source uses'])
})

test('an id of one word is used where the word stands', () => {
  const problems = compare('const key = "loading"', ['loading'])

  expect(problems).toEqual([])
})

test('an id that a package brings may be asked for', () => {
  const sources = [{ path: 'page.tsx', text: '<FormattedMessage id="tile.size" />' }]

  expect(compareTexts({ own: [], borrowed: ['tile.size'] }, sources)).toEqual([])
})

test('a text of a package that nobody uses is named, and one that only a borrower uses is fine', () => {
  const borrowers = [{ path: 'page.tsx', text: '<FormattedMessage id="tile.size" />' }]

  expect(compareTexts({ own: ['tile.size', 'tile.rent'], borrowed: [] }, [], borrowers)).toEqual([
    'en.json has tile.rent, which no source uses',
  ])
})
