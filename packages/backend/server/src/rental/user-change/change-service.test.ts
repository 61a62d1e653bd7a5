// proves 22.1
import { expect, test } from '@jest/globals'
import { inBatches } from './module.ts'

/** A database that answers each statement when the test says so. */
function aSlowDatabase() {
  const asked: { keys: readonly number[]; answer: () => void; fail: () => void }[] = []
  const read = (keys: readonly number[]) =>
    new Promise<Map<number, string>>((resolve, reject) =>
      asked.push({
        keys,
        answer: () => resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, `v${key}`]))),
        fail: () => reject(new Error('away')),
      }),
    )
  return { asked, find: inBatches(read) }
}
const soon = () => new Promise((resolve) => setTimeout(resolve))

test('simultaneous queries wait for the one that runs and share the next', async () => {
  const { asked, find } = aSlowDatabase()
  const first = find(1)
  await soon()
  const later = Array.from({ length: 10_000 }, (_, at) => find(at % 100))
  await soon()
  expect(asked.map(({ keys }) => keys.length)).toEqual([1])

  asked[0]?.answer()
  await soon()
  asked[1]?.answer()

  expect([await first, ...(await Promise.all(later)).slice(0, 3)]).toEqual(['v1', undefined, 'v1', 'v2'])
  expect(asked.map(({ keys }) => keys.length)).toEqual([1, 100])
})

test('a failed query fails for those that share it, and not for the next', async () => {
  const { asked, find } = aSlowDatabase()
  const first = find(1)
  await soon()
  const next = find(2)

  asked[0]?.fail()
  await expect(first).rejects.toThrow('away')
  await soon()
  asked[1]?.answer()

  expect(await next).toBe('v2')
})
