import { expect, test } from '@jest/globals'
import type { Site } from '../../foundation/kernel/index.ts'
import { createSampleService } from './sample-service.ts'

test('a sample that could not be written is tried again', async () => {
  let isBroken = true
  const site = {
    get productName(): string {
      if (isBroken) throw new Error('No font')
      return 'Domizil'
    },
  }
  const samples = createSampleService({ site: site as Site })

  await expect(samples.read('en')).rejects.toThrow('No font')
  isBroken = false

  expect((await samples.read('en')).name).toBe('Sample rental contract.pdf')
})
