// proves 13.3, D7.6, 18.34, 21.48, 21.62, 21.63

import { ADMIN_LIST_NAMES } from '@domizil/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { wantsCsv } from './module.ts'
import { csvHead, csvLines } from './admin-list-service.ts'

const ADMIN = { id: 'root', isAdmin: true }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  await givenUser(server.db, 'root')
})

async function fileOf(url: string, as: object = ADMIN) {
  const reply = await fetch(`${server.origin}/api/admin/api/${url}`, {
    headers: { authorization: `Bearer ${await server.tokenFor(as)}`, accept: 'text/csv' },
  })
  return { status: reply.status, headers: reply.headers, lines: (await reply.text()).trimEnd().split('\r\n') }
}

test('a CSV file has all rows of the filter, in order, under the names of the columns', async () => {
  for (let index = 0; index < 612; index += 1) {
    await givenFlat(server.db, {
      title_en: `Flat ${String(index).padStart(3, '0')}`,
      city: index < 610 ? 'Köln' : 'Bonn',
    })
  }

  const { status, headers, lines } = await fileOf('flats?q=koln&sort=title&dir=desc&size=25')

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
  expect(headers.get('content-disposition')).toBe('attachment; filename="flats-2027-03-10.csv"')
  expect(lines[0]).toBe(
    'id,image,title,owner,ownerId,ownerLocale,city,type,size,price,deposit,status,score,requests,created,published,waiting,rejectionReason,changedSinceReview',
  )
  expect(lines).toHaveLength(611)
  expect(lines[1]).toMatch(/^\d+,,Flat 609,otto Muster,otto,en,Köln,APARTMENT,54\.5,1200,2400,ACTIVE,0,0,2/)
  expect(lines.at(-1)).toContain('Flat 000')
})

test('a picture of an unlisted flat is in the file without the signature that opens it', async () => {
  await givenImage(server.db, await givenFlat(server.db, { status: 'IN_REVIEW' }), 0)

  const { lines } = await fileOf('flats')

  expect(lines[1]).toMatch(/^\d+,\/api\/[^?]+\.webp,/)
})

test.each(ADMIN_LIST_NAMES)(
  'the list %s can be fetched as a JSON file by administrators only',
  async (name) => {
    // What was exported before is in the audit trail.
    const file = await fileOf(`${name}?file=json${name === 'audit' ? '&action=USER_BLOCKED' : ''}`)
    const refused = await fileOf(`${name}?file=json`, { id: 'anna' })
    const anonymous = await server.send('GET', `/admin/api/${name}?file=json`)

    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}-2027-03-10.json"`)
    expect(JSON.parse(file.lines.join('\n'))).toHaveLength(name === 'users' ? 1 : 0)
    expect([refused.status, anonymous.status]).toEqual([403, 401])
  },
)

test('a JSON file has the filtered rows with the fields of the list, over several chunks', async () => {
  for (let index = 0; index < 502; index += 1)
    await givenFlat(server.db, {
      title_en: `Flat "${String(index).padStart(3, '0')}"`,
      city: index < 501 ? 'Köln' : 'Bonn',
    })

  const { lines } = await fileOf('flats?q=koln&sort=title&file=json')

  const rows = JSON.parse(lines.join('\n'))
  expect([rows.length, rows[0].title, rows[500].title]).toEqual([501, 'Flat "000"', 'Flat "500"'])
  expect(Object.keys(rows[0]).slice(0, 4)).toEqual(['id', 'image', 'title', 'owner'])
})

test('the audit log has each file with its list, filters and number of rows, without the search words', async () => {
  await givenFlat(server.db, { city: 'Köln' })
  const exported = async () =>
    (await server.send('GET', '/admin/api/audit?action=LIST_EXPORTED', { as: ADMIN })).body
  const { total } = await exported()

  await fileOf('flats?q=koln&status=ACTIVE&ownerId=otto&from=2026-01-01&sort=title')
  await server.send('GET', '/admin/api/flats?status=ACTIVE', { as: ADMIN })
  await fileOf('users', { id: 'anna' })

  const now = await exported()
  expect(now.total).toBe(total + 1)
  expect(now.items[0]).toMatchObject({
    adminId: 'root',
    subjectType: 'LIST',
    subjectId: 'flats',
    before: {},
  })
  expect(now.items[0].after).toEqual({
    rows: 1,
    file: 'csv',
    status: ['ACTIVE'],
    ownerId: 'otto',
    from: '2026-01-01',
    searched: true,
  })
})

test.each(ADMIN_LIST_NAMES)(
  'the list %s can be fetched as a CSV file by administrators only',
  async (name) => {
    const file = await fileOf(name)
    const refused = await fileOf(name, { id: 'anna' })

    expect([file.status, file.lines[0]?.startsWith('id,')]).toEqual([200, true])
    expect(refused.status).toBe(403)
  },
)

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+49 30 1', "'+49 30 1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', "'\tcmd"],
  ['a, b', '"a, b"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['say "yes"', '"say ""yes"""'],
  [null, ''],
  [true, 'true'],
  [12.5, '12.5'],
  [{ status: 'ACTIVE' }, '"{""status"":""ACTIVE""}"'],
])('the value %j is written to CSV as %s', (value, cell) => {
  expect(csvLines(['a', 'b'], [{ a: value, b: 'x' }])).toBe(`${cell},x\r\n`)
})

test('a CSV file starts with the mark of UTF-8', () => {
  expect(csvHead(['id', 'title'])).toBe('\uFEFFid,title\r\n')
})

test.each([
  ['text/csv', true],
  ['text/csv;q=0.9, application/json;q=0.5', true],
  ['application/json, text/csv;q=0.5', false],
  ['application/json', false],
  ['*/*', false],
  ['text/csv;q=0', false],
  [undefined, false],
])('a request that accepts %s gets a CSV file: %s', (accept, expected) => {
  expect(wantsCsv(accept)).toBe(expected)
})
