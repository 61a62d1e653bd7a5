import { expect, test } from '@jest/globals'
import { readVisitor } from './visitor.ts'

const visit = { channel: 'staging', hasCanary: true, canChoose: true, isSecure: false }
const choosing = new URLSearchParams('remotes=mf-search@1.5.0')

test('over https both cookies are for https only', () => {
  const { cookies } = readVisitor({ ...visit, isSecure: true }, {}, choosing)

  expect(cookies).toEqual([
    expect.stringMatching(/^bucket=\d{1,2};.*; HttpOnly; Secure; Max-Age=31536000$/),
    expect.stringMatching(/^remotes=mf-search%401\.5\.0;.*; HttpOnly; Secure$/),
  ])
})

test('over http they are not, or no browser would keep them', () => {
  expect(readVisitor(visit, {}, choosing).cookies.join()).not.toContain('Secure')
})

test.each(['', '100', 'x'])('the bucket %j is none: a visitor is not in every canary by it', (bucket) => {
  const { visitor, cookies } = readVisitor(
    { ...visit, channel: 'production' },
    { bucket },
    new URLSearchParams(),
  )

  expect(visitor.bucket).toBeGreaterThanOrEqual(0)
  expect(cookies).toEqual([expect.stringMatching(/^bucket=\d{1,2};/)])
})

test('where nobody may choose, a choice is neither heard nor remembered', () => {
  const { visitor, cookies } = readVisitor({ ...visit, hasCanary: false, canChoose: false }, {}, choosing)

  expect(cookies).toEqual([])
  expect(visitor.overrides).toEqual({})
})

test('a remote of one’s own machine is refused where nobody may choose, with the reason', () => {
  const local = new URLSearchParams('remotes=mf-search@http://localhost:3000')

  expect(readVisitor({ ...visit, canChoose: false }, {}, local).refusal).toBe('channel')
  expect(readVisitor(visit, {}, local).refusal).toBeUndefined()
})
