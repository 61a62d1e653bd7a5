import { expect, test } from '@jest/globals'
import { settleAll } from './settle-all.ts'

test('the other files are deleted when one cannot be, and one error lists all failures', async () => {
  const deleted: string[] = []
  const failing = async () => {
    throw new Error('The bucket is away')
  }

  const settled = settleAll([failing, async () => void deleted.push('second'), failing])

  await expect(settled).rejects.toMatchObject({ errors: [expect.any(Error), expect.any(Error)] })
  expect(deleted).toEqual(['second'])
})
