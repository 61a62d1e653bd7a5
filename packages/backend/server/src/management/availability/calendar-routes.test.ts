// proves 7.36, 7.37, 7.38, 21.19, 21.20, 21.21, 21.72, 22.31
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { User } from '../../foundation/kernel/index.ts'
import { givenBlocked, givenFlat } from '../../testing/given.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { holdCalendar, linedUp } from '../../testing/hold-row.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { CalendarError } from './calendar-error.ts'
import { readCalendar } from './read-calendar.ts'

/** The calendars of the rest of the world; what is missing cannot be reached. */
const elsewhere = new Map<string, string | CalendarError>()
const fetchCalendar = async (url: string) => {
  const answer = elsewhere.get(url) ?? new CalendarError('UNREACHABLE')
  if (answer instanceof CalendarError) throw answer
  return answer
}

let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ fetchCalendar })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  elsewhere.clear()
  server.clock.now = new Date('2027-03-10T12:00:00Z')
})

const URL_A = 'https://bnb.example/a.ics?s=1'
const OTTO: Partial<User> = { id: 'otto' }

const calendar = (...days: [from: string, end: string][]) =>
  [
    'BEGIN:VCALENDAR',
    ...days.map(
      ([from, end]) =>
        `BEGIN:VEVENT\nDTSTART;VALUE=DATE:${from}\nDTEND;VALUE=DATE:${end}\nSUMMARY:Frieda Muster\nEND:VEVENT`,
    ),
    'END:VCALENDAR',
  ].join('\n')

const addTo = (flatId: number, url = URL_A, as = OTTO, name?: string) => {
  const query = new URLSearchParams({ flatId: String(flatId), calendarUrl: url, ...(name && { name }) })
  return server.send('PUT', `/flat/api/blockedPeriod/calendar/add?${query.toString()}`, { as })
}
const look = async (flatId: number) =>
  (await server.send('GET', `/flat/api/blockedPeriod/calendar?flatId=${flatId}`, { as: OTTO })).body
const removeFrom = (flatId: number) =>
  server.send('DELETE', `/flat/api/blockedPeriod/calendar/remove?flatId=${flatId}`, { as: OTTO })
const importedDays = (flatId: number) =>
  server.db
    .selectFrom('blocked_period')
    .select(['id', 'blocked_from', 'blocked_to'])
    .where('flat_id', '=', flatId)
    .where('source', '=', 'CALENDAR')
    .orderBy('blocked_from')
    .execute()
const importedRanges = async (flatId: number) =>
  (await importedDays(flatId)).map(({ blocked_from, blocked_to }) => `${blocked_from}/${blocked_to}`)
const mails = () => server.db.selectFrom('job').select('payload').where('kind', '=', 'SEND_MAIL').execute()
const later = (hours: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + hours * 3_600_000)
}

test('the days of a calendar are imported, taken in the search, and free again when it is removed', async () => {
  const flatId = await givenFlat(server.db)
  elsewhere.set(URL_A, calendar(['20270601', '20270611'], ['20270701', '20270702']))
  const ranges = async () => (await server.send('GET', `/flat/${flatId}`)).body.blockedRanges

  const added = await addTo(flatId)
  const whileImported = await ranges()
  const removed = await removeFrom(flatId)

  expect(added).toMatchObject({
    status: 200,
    body: {
      calendars: [
        {
          name: 'bnb.example',
          calendarUrl: URL_A,
          lastSyncAt: '2027-03-10T12:00:00.000Z',
          eventCount: 2,
          lastError: null,
        },
      ],
    },
  })
  expect(whileImported).toEqual([
    { from: '2027-06-01', to: '2027-06-10' },
    { from: '2027-07-01', to: '2027-07-01' },
  ])
  expect([removed.body.calendars, await ranges()]).toEqual([[], []])
})

test('each flat has calendars of its own', async () => {
  const [first, second] = [await givenFlat(server.db), await givenFlat(server.db)]
  elsewhere.set(URL_A, calendar(['20270601', '20270611']))

  await addTo(second)

  const [ofFirst, ofSecond] = [await look(first), await look(second)]
  expect(ofFirst.calendars).toEqual([])
  expect(ofSecond.calendars[0].calendarUrl).toBe(URL_A)
})

test('days that are already blocked do not prevent an import, and stay when the calendar is removed', async () => {
  const flatId = await givenFlat(server.db)
  await givenBlocked(server.db, flatId, '2027-06-05', '2027-06-20')
  elsewhere.set(URL_A, calendar(['20270601', '20270611']))

  const { status } = await addTo(flatId)
  await removeFrom(flatId)

  const rest = await server.db.selectFrom('blocked_period').select(['blocked_from', 'source']).execute()
  expect([status, rest]).toEqual([200, [{ blocked_from: '2027-06-05', source: 'OWNER' }]])
})

describe('several calendars of a flat', () => {
  const URL_B = 'https://www.other.example/b.ics'
  const namesOf = async (flatId: number) =>
    (await look(flatId)).calendars.map(({ name }: { name: string }) => name)
  const rename = (id: number, name: string, as: Partial<User> = OTTO) =>
    server.send('PUT', `/flat/api/blockedPeriod/calendar/rename/${id}`, { as, body: { name } })

  test('block their days side by side under their names, and are removed separately', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    elsewhere.set(URL_B, calendar(['20270605', '20270620']))
    const list = async (as: Partial<User> = OTTO) =>
      (await server.send('GET', `/flat/api/blockedPeriod/list/${flatId}`, { as })).body.blockedPeriodList

    await addTo(flatId, URL_A, OTTO, 'Airbnb')
    const { body } = await addTo(flatId, URL_B)
    const both = await list()
    const seenByOthers = await list({ id: 'root', isAdmin: true })
    const path = `/flat/api/blockedPeriod/calendar/remove?flatId=${flatId}&calendarId=${body.calendars[0].id}`
    const removed = await server.send('DELETE', path, { as: OTTO })

    expect(both).toMatchObject([
      { blockedFrom: '2027-06-01', blockedTo: '2027-06-10', calendarName: 'Airbnb' },
      { blockedFrom: '2027-06-05', blockedTo: '2027-06-19', calendarName: 'other.example' },
    ])
    expect(JSON.stringify(seenByOthers)).not.toMatch(/Airbnb|other/)
    expect(removed.body.calendars).toMatchObject([{ name: 'other.example' }])
    expect(await importedRanges(flatId)).toEqual(['2027-06-05/2027-06-19'])
  })

  test('are read again under their names when added again, unless another name is given', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    await addTo(flatId, URL_A, OTTO, 'Airbnb')
    elsewhere.set(URL_A, calendar(['20270701', '20270702']))

    await addTo(flatId)
    const kept = await namesOf(flatId)
    await addTo(flatId, URL_A, OTTO, 'Airbnb Berlin')

    expect([kept, await namesOf(flatId)]).toEqual([['Airbnb'], ['Airbnb Berlin']])
    expect(await importedRanges(flatId)).toEqual(['2027-07-01/2027-07-01'])
  })

  test('get numbers if they are from one host, and cannot share a name', async () => {
    const flatId = await givenFlat(server.db)
    for (const at of [1, 2, 3]) {
      elsewhere.set(`https://bnb.example/${at}`, calendar())
      await addTo(flatId, `https://bnb.example/${at}`)
    }
    const names = await namesOf(flatId)
    const [{ id }] = (await look(flatId)).calendars

    const taken = [await rename(id, 'BNB.example 2'), await addTo(flatId, URL_A, OTTO, 'bnb.example')]
    const renamed = await rename(id, '  Airbnb ')

    expect(names).toEqual(['bnb.example', 'bnb.example 2', 'bnb.example 3'])
    expect(taken.map(({ body }) => body.code)).toEqual(Array(2).fill('CALENDAR_NAME_TAKEN'))
    expect(renamed.body.calendars[0].name).toBe('Airbnb')
  })

  test('are at most five, also when they are added at once', async () => {
    const flatId = await givenFlat(server.db)
    const urls = Array.from({ length: 7 }, (_, at) => `https://bnb.example/${at}`)
    for (const url of urls) elsewhere.set(url, calendar())

    const replies = await Promise.all(urls.map((url) => addTo(flatId, url)))

    const codes = replies.map(({ body }) => body.code).filter(Boolean)
    expect(codes).toEqual(Array(2).fill('TOO_MANY_CALENDARS'))
    expect(await namesOf(flatId)).toHaveLength(5)
    expect((await addTo(flatId, (await look(flatId)).calendars[0].calendarUrl)).status).toBe(200)
  })

  test('show separately that one of them cannot be read', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    elsewhere.set(URL_B, calendar(['20270701', '20270702']))
    await addTo(flatId)
    await addTo(flatId, URL_B)
    elsewhere.delete(URL_A)
    elsewhere.set(URL_B, calendar(['20270801', '20270802']))

    later(2)
    await server.runJobs()

    expect((await look(flatId)).calendars).toMatchObject([{ lastError: 'UNREACHABLE' }, { lastError: null }])
    expect(await importedRanges(flatId)).toEqual(['2027-06-01/2027-06-10', '2027-08-01/2027-08-01'])
  })

  test('cannot be removed or renamed through another flat', async () => {
    const [flatId, other] = [await givenFlat(server.db), await givenFlat(server.db)]
    elsewhere.set(URL_A, calendar())
    const [{ id }] = (await addTo(flatId)).body.calendars

    const replies = [
      await rename(id, 'Airbnb', { id: 'sven' }),
      await rename(4711, 'Airbnb'),
      await server.send(
        'DELETE',
        `/flat/api/blockedPeriod/calendar/remove?flatId=${other}&calendarId=${id}`,
        {
          as: OTTO,
        },
      ),
    ]

    expect(replies.map(({ body }) => body.code)).toEqual(Array(3).fill('CALENDAR_NOT_FOUND'))
  })
})

test.each([
  ['an address of the inner network', 'ADDRESS_REFUSED'],
  ['what does not answer', 'UNREACHABLE'],
  ['what never ends', 'TOO_LARGE'],
] as const)('the calendar address is refused and not stored: %s', async (_name, problem) => {
  const flatId = await givenFlat(server.db)
  elsewhere.set(URL_A, new CalendarError(problem))

  const reply = await addTo(flatId)

  expect([reply.status, reply.body.code]).toEqual([422, `CALENDAR_${problem}`])
  expect((await look(flatId)).calendars).toEqual([])
})

test('an HTML page is refused as a calendar, and the calendar before it stays', async () => {
  const flatId = await givenFlat(server.db)
  elsewhere.set(URL_A, calendar(['20270601', '20270611']))
  elsewhere.set('https://site.example/', '<html>')
  await addTo(flatId)

  const reply = await addTo(flatId, 'https://site.example/')

  expect([reply.status, reply.body.code]).toEqual([422, 'CALENDAR_UNREADABLE'])
  expect((await look(flatId)).calendars[0]).toMatchObject({ calendarUrl: URL_A, lastError: null })
  expect(await importedRanges(flatId)).toEqual(['2027-06-01/2027-06-10'])
})

test('a calendar whose owner reloads it in vain shows the problem, and keeps its days', async () => {
  const flatId = await givenFlat(server.db)
  elsewhere.set(URL_A, calendar(['20270601', '20270611']))
  await addTo(flatId)
  elsewhere.delete(URL_A)

  const reply = await addTo(flatId)

  expect([reply.status, reply.body.code]).toEqual([422, 'CALENDAR_UNREACHABLE'])
  expect((await look(flatId)).calendars[0].lastError).toBe('UNREACHABLE')
  expect(await importedRanges(flatId)).toEqual(['2027-06-01/2027-06-10'])
})

test('an archived flat accepts no calendar', async () => {
  const flatId = await givenFlat(server.db, { status: 'ARCHIVED' })

  expect((await addTo(flatId)).body.code).toBe('FLAT_ARCHIVED')
})

describe('a calendar that can be read only in part', () => {
  const event = (uid: string, dates: string) => `BEGIN:VEVENT\nUID:${uid}\n${dates}\nEND:VEVENT`
  const of = (...events: string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\n')
  const JUNE = event('june', 'DTSTART:20270601\nDTEND:20270611')
  const JULY = event('july', 'DTSTART:20270701\nDTEND:20270702')
  const again = async (flatId: number, text: string) => {
    elsewhere.set(URL_A, text)
    await server.services.calendars.sync(flatId)
  }

  test('shows its owner how many entries were read, and which were not and why', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, of(JUNE, event('bad', 'DTSTART:soon'), event('open', 'DTSTART:20270801\nDTEND:')))

    const { body } = await addTo(flatId)

    expect(body.calendars[0]).toMatchObject({
      eventCount: 1,
      partCount: 1,
      unreadCount: 1,
      problems: [
        { uid: 'bad', line: 9, reason: 'START_UNREADABLE', isBlocked: false },
        { uid: 'open', line: 14, reason: 'END_UNREADABLE', isBlocked: true },
      ],
    })
    expect(await importedRanges(flatId)).toEqual(['2027-06-01/2027-06-10', '2027-08-01/2027-08-01'])
  })

  test('keeps the days of an entry that became unreadable, and frees those of one that is gone', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, of(JUNE, JULY))
    await addTo(flatId)

    await again(flatId, of(event('june', 'DTSTART:soon')))
    const broken = await importedRanges(flatId)
    await again(flatId, of(JULY))

    expect(broken).toEqual(['2027-06-01/2027-06-10'])
    expect(await importedRanges(flatId)).toEqual(['2027-07-01/2027-07-01'])
  })

  test.each([
    ['after an entry', JUNE],
    ['within an entry', JUNE.slice(0, -'END:VEVENT'.length)],
  ])('keeps the days of all entries that are missing because it is cut off %s', async (_name, rest) => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, of(JUNE, JULY))
    await addTo(flatId)

    await again(flatId, ['BEGIN:VCALENDAR', rest].join('\n'))

    expect(await importedRanges(flatId)).toEqual(['2027-06-01/2027-06-10', '2027-07-01/2027-07-01'])
  })

  test.each([
    ['a zero character', 'a\0b'],
    ['half an emoji at its limit', `${'a'.repeat(199)}😀`],
  ])('blocks the days of an entry whose UID has %s', async (_name, uid) => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, of(event(uid, 'DTSTART:20270601\nDTEND:')))

    expect((await addTo(flatId)).status).toBe(200)
    expect(await importedRanges(flatId)).toEqual(['2027-06-01/2027-06-01'])
  })

  test('sends one mail each time that it stops being readable as a whole', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, of(JUNE))
    await addTo(flatId)
    const atFirst = await mails()

    await again(flatId, of(event('june', 'DTSTART:soon')))
    await again(flatId, of(event('june', 'DTSTART:late')))
    await again(flatId, '<html>')
    const first = await mails()
    await again(flatId, of(JUNE))
    await again(flatId, '<html>')

    expect([atFirst.length, first.length, (await mails()).length]).toEqual([0, 1, 2])
    expect(first[0]?.payload).toMatchObject({
      mail: 'CALENDAR_NOT_WHOLE',
      to: 'otto',
      values: { calendar: 'bnb.example' },
    })
  })
})

describe('an imported calendar', () => {
  test('is read again after two hours, and not before', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    await addTo(flatId)
    elsewhere.set(URL_A, calendar(['20270601', '20270604']))

    later(1.9)
    await server.runJobs()
    const early = await importedRanges(flatId)
    later(0.1)
    await server.runJobs()

    expect(early).toEqual(['2027-06-01/2027-06-10'])
    expect(await importedRanges(flatId)).toEqual(['2027-06-01/2027-06-03'])
  })

  test('that cannot be reached for two days is reported to its owner, once until it is back', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    await addTo(flatId)
    const failFor = async (hours: number) => {
      elsewhere.delete(URL_A)
      for (let past = 0; past < hours; past += 2) {
        later(2)
        await server.services.calendars.sync(flatId)
      }
      return (await mails()).length
    }

    const counts = [await failFor(46), await failFor(2), await failFor(24)]
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    await server.services.calendars.sync(flatId)
    counts.push(await failFor(46), await failFor(2))

    expect(counts).toEqual([0, 1, 1, 1, 2])
    expect((await mails())[0]?.payload).toMatchObject({
      mail: 'CALENDAR_AWAY',
      to: 'otto',
      values: { calendar: 'bnb.example', since: '2027-03-10' },
    })
    expect(await importedRanges(flatId)).toEqual(['2027-06-01/2027-06-10'])
  })

  test('keeps the ids of days that have not changed', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, calendar(['20270601', '20270611'], ['20270701', '20270702']))
    await addTo(flatId)
    const before = await importedDays(flatId)

    await server.services.calendars.sync(flatId)

    expect(await importedDays(flatId)).toEqual(before)
  })

  test('has no days twice after it was read thirty times at once', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    await addTo(flatId)
    elsewhere.set(URL_A, calendar(['20270602', '20270611'], ['20270701', '20270702']))

    await Promise.all(Array.from({ length: 30 }, () => server.services.calendars.sync(flatId)))

    expect(await importedRanges(flatId)).toEqual(['2027-06-02/2027-06-10', '2027-07-01/2027-07-01'])
  })

  test('shows a failed read and keeps its days, until the next read succeeds', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    await addTo(flatId)
    elsewhere.delete(URL_A)

    later(2)
    await server.runJobs()
    const broken = await look(flatId)
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    later(2)
    await server.runJobs()

    expect(broken.calendars[0]).toMatchObject({
      lastError: 'UNREACHABLE',
      lastSyncAt: '2027-03-10T12:00:00.000Z',
    })
    expect(await importedRanges(flatId)).toEqual(['2027-06-01/2027-06-10'])
    expect((await look(flatId)).calendars[0]).toMatchObject({
      lastError: null,
      lastSyncAt: '2027-03-10T16:00:00.000Z',
    })
  })

  test('does not bring days back when it is removed while it is read', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    await addTo(flatId)

    const syncing = server.services.calendars.sync(flatId)
    await removeFrom(flatId)
    await syncing

    expect(await importedRanges(flatId)).toEqual([])
  })

  test('does not bring days back when it is removed in the moment it is written', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    await addTo(flatId)
    const letGo = await holdCalendar(server.db, flatId)

    const removing = removeFrom(flatId)
    await linedUp()
    const syncing = server.services.calendars.sync(flatId)
    await linedUp()
    await letGo()
    await Promise.all([removing, syncing])

    expect(await importedRanges(flatId)).toEqual([])
  })

  test('is not read again once its flat is archived', async () => {
    const flatId = await givenFlat(server.db)
    elsewhere.set(URL_A, calendar(['20270601', '20270611']))
    await addTo(flatId)
    elsewhere.set(URL_A, calendar())
    await server.db.updateTable('flat').set({ status: 'ARCHIVED' }).where('id', '=', flatId).execute()

    later(2)
    await server.runJobs()

    expect(await importedRanges(flatId)).toEqual(['2027-06-01/2027-06-10'])
  })
})

describe('the calendar feed of a flat', () => {
  const read = async (path: string, headers = {}) => {
    const reply = await fetch(`${server.origin}${path}`, { headers })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }

  test('has the merged taken days, without who has booked them', async () => {
    const flatId = await givenFlat(server.db)
    const booking_id = await givenBooking(server.db, flatId, { status: 'BOOKING_COMPLETED' })
    await givenBlocked(server.db, flatId, '2027-06-01', '2027-06-10')
    await server.db
      .insertInto('blocked_period')
      .values({
        flat_id: flatId,
        blocked_from: '2027-06-11',
        blocked_to: '2027-06-20',
        source: 'BOOKING',
        booking_id,
      })
      .execute()
    const { feedPath } = await look(flatId)

    const { status, headers, text } = await read(feedPath)

    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(readCalendar(text, { from: '2027-03-10', to: '2029-01-01' })).toMatchObject({
      days: [{ periods: [{ from: '2027-06-01', to: '2027-06-20' }] }],
      readCount: 1,
      problems: [],
    })
    expect(text).not.toMatch(/tara|muster|booking/i)
  })

  test('has the name of the flat in it and in its file name, in the language of the owner', async () => {
    const title = 'Küche, Bad; 2 Zimmer mit einem sehr langen Namen, der nicht in eine Zeile passt'
    const flatId = await givenFlat(server.db, { title_local: title, language_tag: 'de_DE' })
    await server.db.updateTable('app_user').set({ locale: 'de' }).where('id', '=', 'otto').execute()
    await givenBlocked(server.db, flatId, '2027-06-01', '2027-06-10')
    const { feedPath } = await look(flatId)

    const { headers, text } = await read(feedPath)

    expect(text.replaceAll('\r\n ', '')).toContain(
      `X-WR-CALNAME:${title.replaceAll(/[;,]/g, '\\$&')} · Domizil ${flatId}\r\n`,
    )
    expect(text).toContain('SUMMARY:Nicht verfügbar')
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(headers.get('content-disposition')).toContain(
      encodeURIComponent(`${title} · Domizil ${flatId}.ics`),
    )
  })

  test('dates an event by the last time days were added to it', async () => {
    const flatId = await givenFlat(server.db)
    const enter = (from: string, to: string, at: string) =>
      server.db
        .insertInto('blocked_period')
        .values({ flat_id: flatId, blocked_from: from, blocked_to: to, created_at: new Date(at) })
        .execute()
    await enter('2027-06-01', '2027-06-10', '2027-03-08T09:30:15.250Z')
    await enter('2027-06-11', '2027-06-20', '2027-03-07T08:00:00Z')
    await enter('2027-08-01', '2027-08-10', '2027-03-06T07:00:00Z')
    const { feedPath } = await look(flatId)

    const { text } = await read(feedPath)

    expect(text.match(/DTSTAMP:.*/g)).toEqual(['DTSTAMP:20270308T093015Z', 'DTSTAMP:20270306T070000Z'])
  })

  test('leaves out imported days and past days', async () => {
    const flatId = await givenFlat(server.db)
    await givenBlocked(server.db, flatId, '2027-06-01', '2027-06-10', 'CALENDAR')
    await givenBlocked(server.db, flatId, '2027-03-01', '2027-03-09')
    const { feedPath } = await look(flatId)

    expect((await read(feedPath)).text).not.toContain('VEVENT')
  })

  test('is answered with 304 until it changes', async () => {
    const flatId = await givenFlat(server.db)
    const { feedPath } = await look(flatId)
    const etag = (await read(feedPath)).headers.get('etag')

    const same = await read(feedPath, { 'if-none-match': etag })
    await givenBlocked(server.db, flatId, '2027-06-01', '2027-06-10')
    const changed = await read(feedPath, { 'if-none-match': etag })

    expect([same.status, same.text, changed.status]).toEqual([304, '', 200])
  })

  test('is a 404 without its secret', async () => {
    const [flatId, otherId] = [await givenFlat(server.db), await givenFlat(server.db)]
    const { feedPath } = await look(flatId)
    const secret = feedPath.split('/').at(-1)

    const replies = await Promise.all(
      [
        `/api/flat/${flatId}/calendar/x.ics`,
        `/api/flat/${otherId}/calendar/${secret}`,
        `/api/flat/4711/calendar/${secret}`,
        `/api/flat/castle/calendar/${secret}`,
        `/api/flat/99999999999/calendar/${secret}`,
        `/api/flat/0${flatId}/calendar/${secret}`,
        `/api/flat/0x${flatId.toString(16)}/calendar/${secret}`,
        `/api/flat/${flatId}.0/calendar/${secret}`,
        feedPath.replace('.ics', ''),
      ].map((path) => read(path)),
    )

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
  })

  test('gets a new address, and the old one is a 404 at once', async () => {
    const flatId = await givenFlat(server.db)
    const { feedPath } = await look(flatId)
    const path = `/flat/api/blockedPeriod/calendar/renewFeed?flatId=${flatId}`

    const { status, body } = await server.send('PUT', path, { as: OTTO })

    expect([status, (await read(feedPath)).status, (await read(body.feedPath)).status]).toEqual([
      200, 404, 200,
    ])
    expect((await look(flatId)).feedPath).toBe(body.feedPath)
  })

  test('is a 404 when the flat is archived', async () => {
    const flatId = await givenFlat(server.db)
    const { feedPath } = await look(flatId)
    await server.db.updateTable('flat').set({ status: 'ARCHIVED' }).where('id', '=', flatId).execute()

    expect((await read(feedPath)).status).toBe(404)
  })
})

test.each([
  '',
  '?flatId=1',
  '?calendarUrl=https://a.example',
  '?flatId=x&calendarUrl=https://a.example',
  '?flatId=1&calendarUrl=',
  `?flatId=1&calendarUrl=https://a.example/${'a'.repeat(2000)}`,
])('adding a calendar with the query %.60s is answered with 400', async (query) => {
  const { status } = await server.send('PUT', `/flat/api/blockedPeriod/calendar/add${query}`, { as: OTTO })

  expect(status).toBe(400)
})
