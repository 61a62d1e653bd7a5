import { expect, test } from '@jest/globals'
import { settleAll } from './settle-all.ts'

test('a file that cannot be deleted holds up no other, and all failures are told together', async () => {
  const deleted: string[] = []
  const failing = async () => {
    throw new Error('The bucket is away')
  }

  const settled = settleAll([failing, async () => void deleted.push('second'), failing])

  await expect(settled).rejects.toMatchObject({ errors: [expect.any(Error), expect.any(Error)] })
  expect(deleted).toEqual(['second'])
})
