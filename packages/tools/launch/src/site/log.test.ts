// proves 18.5
import { expect, test } from '@jest/globals'
import { createLog } from './log.ts'

function logged(fields: object): Record<string, unknown> {
  const lines: string[] = []
  createLog('server', (line) => lines.push(line)).error(fields, 'A request failed')

  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

test('a line says when, how grave, where and what', () => {
  const line = logged({ status: 500 })

  expect(line).toMatchObject({ level: 'error', part: 'server', message: 'A request failed', status: 500 })
  expect(Date.parse(String(line.time))).not.toBeNaN()
})

test('what an event says of itself stands beside its message, never in its place', () => {
  const line = logged({ message: 'No answer', level: 'debug', part: 'elsewhere', time: 'long ago' })

  expect(line).toMatchObject({
    message: 'A request failed',
    reason: 'No answer',
    level: 'error',
    part: 'server',
  })
  expect(Object.keys(line).slice(0, 4)).toEqual(['time', 'level', 'part', 'message'])
})

test('in a terminal, news are a line for people', () => {
  const lines: string[] = []

  createLog('database', (line) => lines.push(line), true).info({}, 'Preparing the database')

  expect(lines).toEqual(['  Preparing the database'])
})

test('an error keeps to one line and tells its cause', () => {
  const error = new Error('No answer', { cause: new Error('refused') })

  expect(logged({ err: error }).err).toMatchObject({ message: 'No answer', cause: { message: 'refused' } })
})

test('what a database quotes of its rows is left out', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(anna@x.example)',
  })

  expect(JSON.stringify(logged({ err: error }))).not.toContain('anna')
})

test.each(['token', 'accessToken', 'password', 'authorization', 'cookie', 'email', 'phone', 'remoteAddress'])(
  '%s is never written down',
  (field) => {
    expect(logged({ [field]: 'secret' })).not.toHaveProperty(field)
  },
)
