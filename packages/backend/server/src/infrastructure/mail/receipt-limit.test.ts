// proves D0.1
import { expect, test } from '@jest/globals'
import { rateLimitsOn } from '../../foundation/kernel/index.ts'
import { receiptLimit } from './receipt-limit.ts'

const NORA = { id: 'nora', email: 'nora@example.org', givenName: 'Nora', familyName: 'Beck', isAdmin: false }

test.each([
  ['of one’s own that is not confirmed', { ...NORA, emailVerified: false }, 'nora@example.org', 5],
  ['of one’s own', { ...NORA, emailVerified: true }, 'Nora@Example.org', 7],
  ['of another', { ...NORA, emailVerified: true }, 'anna@example.org', 5],
])('an address %s gets at most its number of receipts an hour', async (_whose, actor, address, allowed) => {
  const may = receiptLimit(rateLimitsOn())
  const answers: boolean[] = []

  for (let at = 0; at < 7; at += 1) answers.push(await may(actor, address))

  expect(answers.filter(Boolean)).toHaveLength(allowed)
})
