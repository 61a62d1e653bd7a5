import { afterEach, expect, test } from '@jest/globals'

const warn = console.warn

afterEach(() => {
  console.warn = warn
})

test('loading the provider prints nothing and leaves the console as it was', async () => {
  const printed: unknown[] = []
  const listener = (...words: unknown[]) => printed.push(words)
  console.warn = listener

  await import('./oidc-provider.ts')

  expect(printed).toEqual([])
  expect(console.warn).toBe(listener)
})
