import { expect, test } from '@jest/globals'
import { settleAll } from './account-service.ts'

test('when one file cannot be deleted the others are, and one error lists all failures', async () => {
  const deleted: string[] = []
  const failing = async () => {
    throw new Error('The bucket is away')
  }

  const settled = settleAll([failing, async () => void deleted.push('second'), failing])

  await expect(settled).rejects.toMatchObject({ errors: [expect.any(Error), expect.any(Error)] })
  expect(deleted).toEqual(['second'])
})
