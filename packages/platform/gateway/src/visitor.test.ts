import { expect, test } from '@jest/globals'
import { readVisitor } from './page/visit.ts'

const visit = { channel: 'staging', hasCanary: true, canChoose: true, isSecure: false }
const choosing = new URLSearchParams('remotes=mf-search@1.5.0')

test('over https both cookies are secure', () => {
  const { cookies } = readVisitor({ ...visit, isSecure: true }, {}, choosing)

  expect(cookies).toEqual([
    expect.stringMatching(/^bucket=\d{1,2};.*; HttpOnly; Secure; Max-Age=31536000$/),
    expect.stringMatching(/^remotes=mf-search%401\.5\.0;.*; HttpOnly; Secure$/),
  ])
})

test('over http the cookies are not marked as secure', () => {
  expect(readVisitor(visit, {}, choosing).cookies.join()).not.toContain('Secure')
})

test.each(['', '100', 'x'])('the invalid bucket %j is replaced by a new one', (bucket) => {
  const { visitor, cookies } = readVisitor(
    { ...visit, channel: 'production' },
    { bucket },
    new URLSearchParams(),
  )

  expect(visitor.bucket).toBeGreaterThanOrEqual(0)
  expect(cookies).toEqual([expect.stringMatching(/^bucket=\d{1,2};/)])
})

test('where versions cannot be chosen, a choice is ignored and not stored', () => {
  const { visitor, cookies } = readVisitor({ ...visit, hasCanary: false, canChoose: false }, {}, choosing)

  expect(cookies).toEqual([])
  expect(visitor.overrides).toEqual({})
})

test('a local remote is refused where versions cannot be chosen', () => {
  const local = new URLSearchParams('remotes=mf-search@http://localhost:3000')

  expect(readVisitor({ ...visit, canChoose: false }, {}, local).refusal).toBe('channel')
  expect(readVisitor(visit, {}, local).refusal).toBeUndefined()
})
