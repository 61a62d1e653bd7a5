// proves 11.21
import { describe, expect, test } from '@jest/globals'
import { compare } from './compare.ts'
import { jobOfMail } from './stored.ts'

const rows = (counts: Record<string, number>) => new Map(Object.entries(counts))

describe('what a trial has written', () => {
  test('counts as lost where it is not found, or its row counts zero', () => {
    const { lost } = compare({ what: 'requests', expected: [1, 2, 3], found: rows({ 1: 1, 2: 0 }) })

    expect(lost).toBe(2)
  })

  test('counts as doubled where it is found twice', () => {
    const { doubled } = compare({ what: 'messages', expected: ['a'], found: rows({ a: 2 }) })

    expect(doubled).toBe(1)
  })

  test('may be found as often as crashes allow copies', () => {
    const found = rows({ a: 2, b: 3 })

    const { doubled } = compare({ what: 'mails', expected: ['a', 'b'], found, copies: 2 })

    expect(doubled).toBe(1)
  })

  test('counts as doubled where more is found than was answered or is unknown', () => {
    const found = rows({ 1: 1, 2: 1, 3: 1 })

    const { doubled } = compare({ what: 'requests', expected: [1], found, unknown: 1 })

    expect(doubled).toBe(1)
  })

  test('may be exceeded where the site also writes by itself', () => {
    const { doubled } = compare({ what: 'events', expected: [1], found: rows({ 1: 1, 2: 1 }) })

    expect(doubled).toBe(0)
  })
})

test('a mail is matched to its job by the Message-ID', () => {
  const source = 'To: a@example.com\r\nMessage-ID: <job.17@localhost>\r\n\r\nHello'

  expect(jobOfMail(source)).toBe('17')
})

test('a mail is matched although a line break cut its encoded subject', () => {
  expect(jobOfMail('Subject: =?UTF-8?Q?Taken?Message-ID: <job.2208@localhost>\r\n')).toBe('2208')
})

test('a mail of the identity service belongs to no job', () => {
  expect(jobOfMail('To: a@example.com\r\nMessage-ID: <1234@keycloak>\r\n\r\njob.17')).toBeUndefined()
})
