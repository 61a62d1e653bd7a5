// proves 11.21
import { describe, expect, test } from '@jest/globals'
import { compare } from './compare.ts'
import { jobOfMail } from './stored.ts'

const rows = (counts: Record<string, number>) => new Map(Object.entries(counts))

describe('what a trial has written', () => {
  test('is lost where it is not there, also where its row counts none', () => {
    const { lost } = compare({ what: 'requests', expected: [1, 2, 3], found: rows({ 1: 1, 2: 0 }) })

    expect(lost).toBe(2)
  })

  test('is doubled where it is there twice', () => {
    const { doubled } = compare({ what: 'messages', expected: ['a'], found: rows({ a: 2 }) })

    expect(doubled).toBe(1)
  })

  test('may be there twice as often as crashes allow', () => {
    const found = rows({ a: 2, b: 3 })

    const { doubled } = compare({ what: 'mails', expected: ['a', 'b'], found, copies: 2 })

    expect(doubled).toBe(1)
  })

  test('is doubled where more is there than was answered and than is unknown', () => {
    const found = rows({ 1: 1, 2: 1, 3: 1 })

    const { doubled } = compare({ what: 'requests', expected: [1], found, unknown: 1 })

    expect(doubled).toBe(1)
  })

  test('may be more than what was asked for where the site writes by itself', () => {
    const { doubled } = compare({ what: 'events', expected: [1], found: rows({ 1: 1, 2: 1 }) })

    expect(doubled).toBe(0)
  })
})

test('a mail is known by the job in its Message-ID', () => {
  const source = 'To: a@example.com\r\nMessage-ID: <job.17@localhost>\r\n\r\nHello'

  expect(jobOfMail(source)).toBe('17')
})

test('a mail is known where its encoded subject has lost the end of its line', () => {
  expect(jobOfMail('Subject: =?UTF-8?Q?Taken?Message-ID: <job.2208@localhost>\r\n')).toBe('2208')
})

test('a mail of the identity service is of no job', () => {
  expect(jobOfMail('To: a@example.com\r\nMessage-ID: <1234@keycloak>\r\n\r\njob.17')).toBeUndefined()
})
