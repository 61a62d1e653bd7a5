// proves D12.3
import { expect, test } from '@jest/globals'
import {
  checkHandover,
  checkHandoverDraft,
  type HandoverContent,
  type HandoverFacts,
  handoverAnswerUntil,
  handoverState,
  handoverTemplate,
  handoverTemplateFrom,
  handoverTurn,
  roomName,
} from './handover.ts'
import { issueKey } from '../issue.ts'

const NOTHING: HandoverFacts = {
  day: '2027-03-10',
  isBegun: false,
  confirmedBy: null,
  confirmedOn: null,
  isFinal: false,
}
const BEGUN = { isBegun: true }
const BY_TENANT = { ...BEGUN, confirmedBy: 'TENANT', confirmedOn: '2027-03-20' } as const

test.each([
  ['eight days before', {}, '2027-03-02', 'NOT_YET', null],
  ['seven days before', {}, '2027-03-03', 'DRAFT', null],
  ['fourteen days after', {}, '2027-03-24', 'DRAFT', null],
  ['later, with nothing written', {}, '2027-03-25', 'CLOSED', null],
  ['later, with something written', BEGUN, '2027-03-25', 'FINAL', null],
  ['once the tenant has confirmed', BY_TENANT, '2027-03-20', 'CONFIRMED', 'LANDLORD'],
  ['fourteen days after that', BY_TENANT, '2027-04-03', 'CONFIRMED', 'LANDLORD'],
  ['without an answer until then', BY_TENANT, '2027-04-04', 'FINAL', null],
  ['confirmed by both', { ...BY_TENANT, isFinal: true }, '2027-03-21', 'FINAL', null],
] as const)('state and turn of a protocol %s', (_when, change, today, state, turn) => {
  const facts = { ...NOTHING, ...change }

  expect([handoverState(facts, today), handoverTurn(facts, today)]).toEqual([state, turn])
})

test('a protocol confirmed before its day can be answered until fourteen days after that day', () => {
  expect(handoverAnswerUntil({ day: '2027-03-10', confirmedOn: '2027-03-04' })).toBe('2027-03-24')
})

const ROOM = { id: 'hall-1', kind: 'HALL', name: '', condition: 'GOOD', text: '', photos: [] } as const
const METER = { id: 'gas-1', kind: 'GAS', number: '77', reading: '1.204,5', photos: [] } as const
const content = (change: Partial<HandoverContent>): HandoverContent => ({
  rooms: [ROOM],
  keys: [],
  meters: [],
  remarks: '',
  ...change,
})

test.each([
  ['no room', { rooms: [] }, ['rooms.TOO_FEW']],
  ['a room without a condition', { rooms: [{ ...ROOM, condition: null }] }, ['rooms.0.condition.REQUIRED']],
  ['a mark that is not described', { rooms: [{ ...ROOM, condition: 'MARKED' }] }, ['rooms.0.text.REQUIRED']],
  ['a mark with a photo', { rooms: [{ ...ROOM, condition: 'MARKED', photos: [1] }] }, []],
  ['another room without a name', { rooms: [{ ...ROOM, kind: 'OTHER' }] }, ['rooms.0.name.REQUIRED']],
  ['a meter without a reading', { meters: [{ ...METER, reading: ' ' }] }, ['meters.0.reading.REQUIRED']],
  ['a reading in words', { meters: [{ ...METER, reading: 'much' }] }, ['meters.0.reading.WRONG_FORMAT']],
  ['no key of a kind', { keys: [{ id: 'a', kind: 'FLAT', count: 0 }] }, ['keys.0.count.OUT_OF_RANGE']],
  ['two rows with one id', { rooms: [ROOM, ROOM] }, ['rooms.WRONG_FORMAT']],
  ['a whole protocol', { meters: [METER], keys: [{ id: 'a', kind: 'FLAT', count: 2 }] }, []],
] as const)('validation of a protocol with %s', (_what, change, issues) => {
  expect(checkHandover(content(change as Partial<HandoverContent>)).map(issueKey)).toEqual(issues)
})

test.each([
  ['the name of a room', { rooms: [{ ...ROOM, name: 'x'.repeat(61) }] }, 'rooms.0.name.LENGTH_OUT_OF_RANGE'],
  [
    'the text of a room',
    { rooms: [{ ...ROOM, text: 'x'.repeat(1_001) }] },
    'rooms.0.text.LENGTH_OUT_OF_RANGE',
  ],
  [
    'the number of a meter',
    { meters: [{ ...METER, number: '7'.repeat(41) }] },
    'meters.0.number.LENGTH_OUT_OF_RANGE',
  ],
  ['the remarks', { remarks: 'x'.repeat(2_001) }, 'remarks.LENGTH_OUT_OF_RANGE'],
] as const)('a draft of a protocol is refused if %s is too long', (_what, change, issue) => {
  expect(checkHandoverDraft(content(change as Partial<HandoverContent>)).map(issueKey)).toEqual([issue])
})

test('a protocol has at most 40 photos, even as a draft', () => {
  const photos = Array.from({ length: 41 }, (_, index) => index + 1)

  expect(checkHandoverDraft(content({ rooms: [{ ...ROOM, photos }] })).map(issueKey)).toEqual([
    'photos.TOO_MANY',
  ])
  expect(checkHandoverDraft(content({ rooms: [{ ...ROOM, photos: photos.slice(1) }] }))).toEqual([])
})

test('a protocol starts with the rooms of the flat, at moving out with the rooms recorded at moving in', () => {
  const first = handoverTemplate({ LIVINGROOM: 1, BEDROOM: 2, KITCHEN: 1 })

  expect(first.rooms.map(({ kind, name }) => `${kind} ${name}`.trim())).toEqual([
    'LIVINGROOM',
    'BEDROOM 1',
    'BEDROOM 2',
    'KITCHEN',
    'BATHROOM',
    'HALL',
  ])
  const out = handoverTemplateFrom(
    content({ rooms: [{ ...ROOM, text: 'A scratch', photos: [3] }], meters: [METER] }),
  )
  expect(out.rooms).toEqual([{ ...ROOM, condition: null }])
  expect(out.meters).toEqual([{ ...METER, reading: '' }])
})

test('a second unnamed room of the same kind gets a number', () => {
  const rooms = [
    { id: 'a', kind: 'BEDROOM' as const, name: '' },
    { id: 'b', kind: 'KITCHEN' as const, name: '' },
    { id: 'c', kind: 'BEDROOM' as const, name: ' ' },
    { id: 'd', kind: 'BEDROOM' as const, name: ' of Ada ' },
  ]

  expect(rooms.map((room) => roomName(room, rooms))).toEqual(['', '', '2', 'of Ada'])
})
