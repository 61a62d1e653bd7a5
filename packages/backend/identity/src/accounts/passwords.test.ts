import { expect, test } from '@jest/globals'
import { hashPassword, verifyPassword } from './passwords.ts'

test('passwords are hashed with Argon2id at OWASP’s minimum cost, each with its own salt', async () => {
  const hashes = await Promise.all([hashPassword('the same words'), hashPassword('the same words')])

  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hashes[0]).not.toBe(hashes[1])
})

test('only the exact password is accepted', async () => {
  const hash = await hashPassword('Café am See ')

  const accepted = await Promise.all(
    ['Café am See ', 'café am see ', 'Café am See', 'Cafe\u0301 am See '].map((typed) =>
      verifyPassword(hash, typed),
    ),
  )

  expect(accepted).toEqual([true, false, false, false])
})
