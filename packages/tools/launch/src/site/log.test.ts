// proves 18.5
import { expect, test } from '@jest/globals'
import { createLog } from './log.ts'

function logged(fields: object): Record<string, unknown> {
  const lines: string[] = []
  createLog('server', (line) => lines.push(line)).error(fields, 'A request failed')

  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

test('a log line has time, level, part and message', () => {
  const line = logged({ status: 500 })

  expect(line).toMatchObject({ level: 'error', part: 'server', message: 'A request failed', status: 500 })
  expect(Date.parse(String(line.time))).not.toBeNaN()
})

test('fields of an event cannot overwrite the message, level, part or time of its line', () => {
  const line = logged({ message: 'No answer', level: 'debug', part: 'elsewhere', time: 'long ago' })

  expect(line).toMatchObject({
    message: 'A request failed',
    reason: 'No answer',
    level: 'error',
    part: 'server',
  })
  expect(Object.keys(line).slice(0, 4)).toEqual(['time', 'level', 'part', 'message'])
})

test('in a terminal an info line is plain text', () => {
  const lines: string[] = []

  createLog('database', (line) => lines.push(line), true).info({}, 'Preparing the database')

  expect(lines).toEqual(['  Preparing the database'])
})

test('an error is logged on one line with its cause', () => {
  const error = new Error('No answer', { cause: new Error('refused') })

  expect(logged({ err: error }).err).toMatchObject({ message: 'No answer', cause: { message: 'refused' } })
})

test('values of rows in database errors are not logged', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(anna@x.example)',
  })

  expect(JSON.stringify(logged({ err: error }))).not.toContain('anna')
})

test.each(['token', 'accessToken', 'password', 'authorization', 'cookie', 'email', 'phone', 'remoteAddress'])(
  'the field %s is never logged',
  (field) => {
    expect(logged({ [field]: 'secret' })).not.toHaveProperty(field)
  },
)
