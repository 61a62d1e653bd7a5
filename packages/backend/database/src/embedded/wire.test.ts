import { expect, test } from '@jest/globals'
import { nameOfParsed, readOutcome, refuseCopy, renameStatement } from './session-switch.ts'
import { int32, type Message, message, query, splitMessages, splitStartup, text } from './wire.ts'

const READY_IDLE = message('Z', Buffer.from('I'))
const READY_IN_TRANSACTION = message('Z', Buffer.from('T'))

function asMessage(bytes: Buffer): Message {
  return { type: String.fromCharCode(bytes[0] ?? 0), bytes }
}

test('protocol messages are put together wherever the stream was split', () => {
  const stream = Buffer.concat([query('SELECT 1'), message('S'), query('SELECT 2')])

  for (let tear = 0; tear <= stream.length; tear += 1) {
    const first = splitMessages(stream.subarray(0, tear))
    const second = splitMessages(Buffer.concat([first.rest, stream.subarray(tear)]))

    const all = [...first.messages, ...second.messages].map(({ bytes }) => bytes)
    expect(Buffer.concat(all).equals(stream)).toBe(true)
  }
})

test('the startup packet is read only once it is complete', () => {
  const packet = Buffer.concat([int32(9), int32(196_608), Buffer.from('\0')])

  expect(splitStartup(packet.subarray(0, 8))).toBeUndefined()
  expect(splitStartup(packet)).toMatchObject({ kind: 'startup' })
  expect(splitStartup(Buffer.concat([int32(8), int32(80_877_103)]))).toMatchObject({ kind: 'encryption' })
})

test('a session counts as idle only if nothing follows the last ReadyForQuery message', () => {
  const answer = message('C', text('SELECT 1'))
  const parsed = message('1')

  expect(readOutcome(Buffer.concat([answer, READY_IDLE])).isIdle).toBe(true)
  expect(readOutcome(Buffer.concat([answer, READY_IN_TRANSACTION])).isIdle).toBe(false)
  expect(readOutcome(Buffer.concat([answer, READY_IDLE, parsed])).isIdle).toBe(false)
  expect(readOutcome(message('D', READY_IDLE)).isIdle).toBe(false)
})

test('the answer to a SET statement is detected among other answers', () => {
  const set = message('C', text('SET'))
  const select = message('C', text('SELECT 1'))

  expect(readOutcome(Buffer.concat([select, set, select, READY_IDLE])).hasSet).toBe(true)
  expect(readOutcome(Buffer.concat([select, READY_IDLE])).hasSet).toBe(false)
})

test('every message that names a prepared statement gets its client as a prefix, and no other does', () => {
  const parse = asMessage(message('P', text('list'), text('SELECT 1'), Buffer.from([0, 0])))
  const bind = asMessage(message('B', text('portal'), text('list'), Buffer.alloc(6)))
  const describe = asMessage(message('D', Buffer.from('S'), text('list')))
  const portal = asMessage(message('D', Buffer.from('P'), text('list')))
  const unnamed = asMessage(message('P', text(''), text('SELECT 1'), Buffer.from([0, 0])))

  const renamed = [parse, bind, describe].map((given) =>
    renameStatement(given, 'client7:').toString('latin1'),
  )

  expect(nameOfParsed(parse)).toBe('list')
  expect(renamed.map((bytes) => bytes.includes('client7:list\0'))).toEqual([true, true, true])
  expect(renameStatement(portal, 'client7:')).toBe(portal.bytes)
  expect(renameStatement(unnamed, 'client7:')).toBe(unnamed.bytes)
})

test('COPY FROM STDIN is replaced by an error, and other statements pass unchanged', () => {
  const sqlOf = (sql: string) => refuseCopy(asMessage(query(sql))).bytes.toString()

  expect(sqlOf('COPY flat (id) FROM STDIN WITH (FORMAT csv)')).toContain('0A000')
  expect(sqlOf('COPY flat TO STDOUT')).toContain('COPY flat TO STDOUT')
  expect(sqlOf("SELECT 'copy from stdin'")).toContain('SELECT')
})
