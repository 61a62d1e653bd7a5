import { expect, test } from '@jest/globals'
import type { Site } from '../../foundation/kernel/index.ts'
import { createSampleService } from './sample-service.ts'

test('the sample contract is written once, and dated by its text', async () => {
  const samples = createSampleService({ site: { productName: 'Domizil' } as Site })

  const [first, second] = await Promise.all([samples.read('en'), samples.read('en')])

  expect(second).toBe(first)
  expect(first.content.toString('latin1')).toContain('20270101000000')
})

test('a sample contract that could not be written is tried again', async () => {
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
