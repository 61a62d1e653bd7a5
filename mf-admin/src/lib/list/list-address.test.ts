// proves 3.35, 13.5
import { expect, test } from '@jest/globals'
import { callQuery, isUsuallyNarrowed, type ListView, readView, writeView } from './list-address.ts'

const LIST = {
  name: 'flats',
  order: { sort: 'created', dir: 'desc' },
  filters: [
    { id: 'status', codes: ['DRAFT', 'ACTIVE'] },
    { id: 'subjectId', codes: [] },
  ],
} as const

const read = (address: string) => readView(LIST, new URLSearchParams(address))
const write = (view: ListView, address = '') => writeView(LIST, view, new URLSearchParams(address))

test('an address without parameters asks for the first page in the default order', () => {
  expect(callQuery(read(''))).toEqual({ page: 0, size: 25, sort: 'created', dir: 'desc' })
})

test('every parameter of the address becomes a parameter of the call', () => {
  const address =
    'page=3&size=50&sort=price&dir=asc&q=loft&status=DRAFT,ACTIVE&subjectId=7&from=2026-11-01&to=2026-11-20'

  expect(callQuery(read(address))).toEqual({
    page: 2,
    size: 50,
    sort: 'price',
    dir: 'asc',
    q: 'loft',
    status: ['DRAFT', 'ACTIVE'],
    subjectId: ['7'],
    from: '2026-11-01',
    to: '2026-11-20',
  })
})

test.each(['page=-1', 'page=x', 'size=1000', 'sort=colour&dir=up', 'status=GONE', 'from=2026-02-30'])(
  'the invalid parameter %s is ignored',
  (address) => {
    expect(read(address)).toEqual(read(''))
  },
)

test.each([
  '',
  '?page=2&q=loft',
  '?size=100&sort=price&dir=desc&status=DRAFT,ACTIVE',
  '?from=2026-11-01&to=2026-11-20',
])('reading the address %s and writing it again gives the same parameters', (address) => {
  expect(new URLSearchParams(write(read(address)))).toEqual(new URLSearchParams(address))
})

test('parameters of the address that are not the list’s are kept', () => {
  expect(write(read('tab=audit&page=2'), 'tab=audit&page=2&x=1')).toBe('?tab=audit&page=2&x=1')
})

const INBOX = {
  name: 'helpRequests',
  order: { sort: 'time', dir: 'desc' },
  filters: [{ id: 'status', codes: ['OPEN', 'CLOSED'], usual: ['OPEN'] }],
} as const
const readInbox = (address: string) => readView(INBOX, new URLSearchParams(address))
const writeInbox = (status: readonly string[]) =>
  writeView(INBOX, { ...readInbox(''), filters: { status } }, new URLSearchParams())

test.each([
  ['', ['OPEN']],
  ['?status=', []],
  ['?status=CLOSED', ['CLOSED']],
  ['?status=OPEN,CLOSED', ['OPEN', 'CLOSED']],
])('for a list with a default filter, the address %p means the statuses %p', (address, status) => {
  expect([readInbox(address).filters['status'], writeInbox(status)]).toEqual([status, address])
})

test.each([
  ['', true],
  ['?status=', false],
  ['?status=CLOSED', false],
  ['?q=rent', false],
])('whether the address %p shows the default filter: %p', (address, isUsual) => {
  expect(isUsuallyNarrowed(INBOX, readInbox(address))).toBe(isUsual)
})
