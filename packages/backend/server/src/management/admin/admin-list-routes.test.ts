// proves 3.28, 13.4, D7.6, 21.49, 21.52, 21.53, 21.54, 21.55, 21.56, 21.57, 21.59
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { givenInvoice } from '../../testing/given-invoice.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const ADMIN = { id: 'root', isAdmin: true }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  await givenUser(server.db, 'root')
})

const list = async (name: string, query = '') => {
  const { status, body } = await server.send('GET', `/admin/api/${name}${query}`, { as: ADMIN })
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined })
  return body
}
const titles = async (query: string) =>
  (await list('flats', query)).items.map(({ title }: { title: string }) => title)

const givenReview = (booking_id: number, flat_id: number, kind: 'FLAT' | 'TENANT', change: object = {}) =>
  server.db
    .insertInto('review')
    .values({
      kind,
      booking_id,
      flat_id,
      tenant_id: 'tara',
      author_id: kind === 'FLAT' ? 'tara' : 'otto',
      ratings: JSON.stringify({ communication: 5, care: 4 }),
      text: 'Everything was as it should be.',
      status: 'PUBLISHED',
      ...change,
    })
    .execute()

describe('each list of administrators has its columns', () => {
  test('for flats: a picture, the owner and the number of requests', async () => {
    const id = await givenFlat(server.db, { quality: 70, created_at: NOW })
    await givenImage(server.db, id, 0)
    await givenBooking(server.db, id)

    expect(await list('flats')).toEqual({
      total: 1,
      page: 0,
      size: 25,
      items: [
        {
          id,
          image: `/api/image/key${id}-0/thumb.webp`,
          title: 'Bright flat in the old town',
          owner: 'otto Muster',
          ownerId: 'otto',
          ownerLocale: 'en',
          city: 'Berlin',
          type: 'APARTMENT',
          size: 54.5,
          price: 1200,
          deposit: 2400,
          status: 'ACTIVE',
          score: 70,
          requests: 1,
          created: '2027-03-10T12:00:00.000Z',
          published: '2027-03-10T12:00:00.000Z',
          rejectionReason: null,
          waiting: null,
          changedSinceReview: null,
        },
      ],
    })
  })

  test('for bookings: both parties and the last event', async () => {
    const flat = await givenFlat(server.db)
    const id = await givenBooking(server.db, flat, { expires_at: new Date('2027-03-13T12:00:00Z') })

    const { items } = await list('bookings')

    expect(items).toEqual([
      {
        id,
        flat: 'Bright flat in the old town',
        flatId: flat,
        landlord: 'otto Muster',
        landlordId: 'otto',
        tenant: 'tara Muster',
        tenantId: 'tara',
        startDate: '2027-04-01',
        endDate: '2027-05-31',
        total: 2400,
        contractType: null,
        status: 'REQUESTED',
        cancelReason: null,
        expiresAt: '2027-03-13T12:00:00.000Z',
        lastActivity: expect.any(String),
        invoice: null,
        created: '2027-03-10T12:00:00.000Z',
        depositReturn: null,
        lastDay: null,
      },
    ])
  })

  test('for users: the number of flats, requests and bookings', async () => {
    const flat = await givenFlat(server.db)
    await givenBooking(server.db, flat, { status: 'BOOKING_COMPLETED' })

    const { items, total } = await list('users', '?sort=name&q=tara')

    expect(total).toBe(1)
    expect(items).toEqual([
      {
        id: 'tara',
        locale: 'en',
        name: 'tara Muster',
        email: 'tara@example.org',
        verified: null,
        city: 'Berlin',
        flats: 0,
        requests: 1,
        bookings: 1,
        commercial: false,
        lastLogin: expect.any(String),
        created: expect.any(String),
        status: 'ACTIVE',
        blockedReason: null,
      },
    ])
  })

  test('for help requests, the newest first', async () => {
    const ask = (body: object, as?: object) =>
      server.send('PUT', '/user/needhelp', {
        ...(as && { as }),
        body: { pageUrl: 'http://localhost/help', acceptPrivacy: true, email: 'x@example.org', ...body },
      })
    const { body: first } = await ask({
      topic: 'BOOKING',
      message: 'How do I withdraw?',
      locale: 'en',
      bookingId: 8,
    })
    await ask({ topic: 'PAYMENT', message: 'Wohin zahle ich?', locale: 'de', name: 'Tara' }, { id: 'tara' })

    const { items } = await list('helpRequests')
    const found = await list('helpRequests', '?topic=BOOKING&q=withdraw')

    expect(items).toMatchObject([
      {
        topic: 'PAYMENT',
        message: 'Wohin zahle ich?',
        name: 'Tara',
        userId: 'tara',
        locale: 'de',
        flatId: null,
      },
      { topic: 'BOOKING', reference: first.referenceNumber, bookingId: 8, name: null, userId: null },
    ])
    expect(found.items).toEqual([items[1]])
  })

  test('for invoices: amounts in euro, and overdue ones by today’s date', async () => {
    const booking = await givenBooking(server.db, await givenFlat(server.db))
    await givenInvoice(server.db, { booking_id: booking, due_on: '2027-03-09' })

    expect((await list('invoices')).items).toEqual([
      {
        id: expect.any(Number),
        number: `RE-2027-${booking}`,
        booking,
        recipient: 'Otto Muster',
        recipientId: 'otto',
        issued: '2027-03-01',
        due: '2027-03-09',
        paid: null,
        net: 240,
        vat: 45.6,
        gross: 285.6,
        status: 'OVERDUE',
        creditNote: null,
      },
    ])
  })

  test('for reviews of flats and of tenants, in separate lists', async () => {
    const flat = await givenFlat(server.db)
    const booking = await givenBooking(server.db, flat)
    await givenReview(booking, flat, 'FLAT')
    await givenReview(booking, flat, 'TENANT', { status: 'HIDDEN', hidden_reason: 'Insulting' })

    expect((await list('flatReviews')).items).toMatchObject([
      {
        booking,
        flat: 'Bright flat in the old town',
        tenant: 'tara Muster',
        author: 'tara Muster',
        authorLocale: 'en',
        rating: 4.5,
        categories: { communication: 5, care: 4 },
        text: 'Everything was as it should be.',
        status: 'PUBLISHED',
        hiddenReason: null,
      },
    ])
    expect((await list('tenantReviews')).items).toMatchObject([
      { author: 'otto Muster', status: 'HIDDEN', hiddenReason: 'Insulting' },
    ])
  })
})

describe('a list of administrators', () => {
  beforeEach(async () => {
    const today = { created_at: NOW }
    await givenFlat(server.db, {
      ...today,
      title_en: 'Aachen loft',
      price_per_month: 900,
      status: 'INACTIVE',
    })
    await givenFlat(server.db, { ...today, title_en: 'Zürich attic 100%', price_per_month: 2000 })
    await givenFlat(server.db, { ...today, title_en: 'Mainz studio', price_per_month: 500, type: 'STUDIO' })
    await givenFlat(server.db, {
      owner_id: 'paul',
      title_en: 'Draft without a price',
      price_per_month: null,
      status: 'DRAFT',
      created_at: new Date('2027-01-31T22:59:00Z'),
    })
  })

  test.each([
    ['?sort=price&dir=asc', ['Mainz studio', 'Aachen loft', 'Zürich attic 100%', 'Draft without a price']],
    ['?sort=price&dir=desc', ['Zürich attic 100%', 'Aachen loft', 'Mainz studio', 'Draft without a price']],
    ['?sort=title', ['Aachen loft', 'Draft without a price', 'Mainz studio', 'Zürich attic 100%']],
    ['?q=zurich', ['Zürich attic 100%']],
    ['?q=100%25', ['Zürich attic 100%']],
    ['?q=PAUL%20draft', ['Draft without a price']],
    ['?q=nothing-like-that', []],
    ['?status=INACTIVE&status=DRAFT&sort=title', ['Aachen loft', 'Draft without a price']],
    ['?status=INACTIVE,DRAFT&sort=title', ['Aachen loft', 'Draft without a price']],
    ['?type=STUDIO', ['Mainz studio']],
    ['?to=2027-01-31', ['Draft without a price']],
    ['?from=2027-02-01&sort=title', ['Aachen loft', 'Mainz studio', 'Zürich attic 100%']],
  ])('with the query %s shows %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test.each(['?size=10', '?page=-1', '?sort=password', '?dir=up', '?status=NEW', '?from=yesterday'])(
    'refuses the query %s with 400',
    async (query) => {
      expect((await server.send('GET', `/admin/api/flats${query}`, { as: ADMIN })).status).toBe(400)
    },
  )

  test.each(['Munich', 'münchen', 'Munchen'])(
    'finds a city by its spelling “%s” in other languages and keyboards',
    async (name) => {
      const id = await givenFlat(server.db, { city: 'München' })

      expect(
        (await list('flats', `?q=${encodeURIComponent(name)}`)).items.map((flat: { id: number }) => flat.id),
      ).toEqual([id])
    },
  )

  test.each([
    ['Frankfurt am Main', 'Fráncfort'],
    ['Frankfurt am Main', 'main frankfurt'],
    ['Freiburg im Breisgau', 'attic Friburgo 100%'],
    ['Den Haag', 'The Hague'],
    ['Den Haag', 'attic la haya 100%'],
  ])('finds the city %s, with other words before or after it, by its other name “%s”', async (city, name) => {
    const id = await givenFlat(server.db, { city, title_en: 'Attic 100%' })

    expect(
      (await list('flats', `?q=${encodeURIComponent(name)}`)).items.map((flat: { id: number }) => flat.id),
    ).toEqual([id])
  })

  test.each(['muster str. 7b', 'Musterstraße 7b', 'MUSTERSTRASSE'])(
    'finds a flat by its street, written “%s”',
    async (street) => {
      const id = await givenFlat(server.db, { street: 'Muster Str.', house_number: '7b' })
      await server.db
        .updateTable('flat')
        .set({ street: street.replace(/ 7b/, '') })
        .where('id', '=', id)
        .execute()

      const { items } = await list('flats', `?q=${encodeURIComponent(street)}`)

      expect(items.map((flat: { id: number }) => flat.id)).toEqual([id])
    },
  )

  test('has the number of matching rows also on a page behind the last', async () => {
    expect(await list('flats', '?q=attic&page=3')).toMatchObject({ items: [], total: 1 })
  })

  test('has each row on one page only', async () => {
    for (let index = 0; index < 26; index += 1)
      await givenFlat(server.db, { title_en: `Flat number ${index}` })

    const [first, second] = [
      await list('flats', '?sort=city&page=0'),
      await list('flats', '?sort=city&page=1'),
    ]

    expect([first.total, first.items.length, second.items.length]).toEqual([30, 25, 5])
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(30)
    expect((await list('flats', '?size=50')).items).toHaveLength(30)
  })
})

test.each([
  ['de', 'Helle Wohnung in der Altstadt'],
  ['en', 'Bright flat in the old town'],
  ['es', 'Bright flat in the old town'],
])('a flat has the same title in every list as for readers in %s on the site', async (locale, title) => {
  const id = await givenFlat(server.db, { status: 'IN_REVIEW' })
  const booking = await givenBooking(server.db, id)
  await givenReview(booking, id, 'FLAT')
  const read = async (path: string) =>
    (await server.send('GET', `/admin/api/${path}`, { as: ADMIN, headers: { 'accept-language': locale } }))
      .body
  await server.send('PUT', `/flat/api/updateStatus/${id}?flatStatus=REJECTED`, {
    as: ADMIN,
    body: { reason: 'The pictures show another flat.' },
  })

  const [[flat], [stay], [review], [action]] = [
    (await read('flats')).items,
    (await read('bookings')).items,
    (await read('flatReviews')).items,
    (await read('audit')).items,
  ]
  const found: { kind: string; name: string }[] = await read('find?q=Altstadt%20Helle')
  const { flats, lettings } = await read('user/otto')

  expect([flat.title, stay.flat, review.flat, action.subject]).toEqual([title, title, title, title])
  expect(found.map(({ name }) => name)).toEqual([title, title])
  expect([flats.items[0].title, lettings.items[0].flat]).toEqual([title, title])
  expect((await read(`flat/${id}/review`)).title).toBe(title)
})

test.each([
  ['de', ['Abseits', 'Zentral']],
  ['en', ['Central', 'Remote']],
])(
  'flats, bookings, reviews and files are sorted by the title that is shown in %s',
  async (locale, wanted) => {
    for (const title of [
      { title_en: 'Central', title_local: 'Zentral' },
      { title_en: 'Remote', title_local: 'Abseits' },
    ]) {
      const id = await givenFlat(server.db, title)
      await givenReview(await givenBooking(server.db, id), id, 'FLAT')
    }
    const read = async (path: string) =>
      (await server.send('GET', `/admin/api/${path}`, { as: ADMIN, headers: { 'accept-language': locale } }))
        .body

    const { items: flats } = await read('flats?sort=title')
    const { items: bookings } = await read('bookings?sort=flat')
    const { items: reviews } = await read('flatReviews?sort=flat')
    const file: { title: string }[] = await read('flats?sort=title&file=json')

    expect([flats, file].map((rows) => rows.map(({ title }: { title: string }) => title))).toEqual([
      wanted,
      wanted,
    ])
    expect([bookings, reviews].map((rows) => rows.map(({ flat }: { flat: string }) => flat))).toEqual([
      wanted,
      wanted,
    ])
  },
)

test.each(['de', 'en'])('names, titles and cities are sorted by the rules of %s', async (locale) => {
  const words = ['apfel', 'Ärger', 'Birne', 'über', 'Ulme', 'Zebra']
  for (const word of words.toSorted()) {
    await givenUser(server.db, word)
    await server.db
      .updateTable('app_user')
      .set({ family_name: '', city: word })
      .where('id', '=', word)
      .execute()
    const id = await givenFlat(server.db, { owner_id: word, title_en: word, title_local: word, city: word })
    const booking = await givenBooking(server.db, id, { tenant_id: word })
    await givenReview(booking, id, 'FLAT', { tenant_id: word, author_id: word })
  }
  const headers = { 'accept-language': locale }
  const sorted = async (name: string, column: string) => {
    const { body } = await server.send('GET', `/admin/api/${name}?sort=${column}`, { as: ADMIN, headers })
    return body.items
      .map((row: Record<string, string>) => row[column])
      .filter((word: string) => words.includes(word))
  }

  for (const [name, columns] of [
    ['flats', ['title', 'owner', 'city']],
    ['bookings', ['flat', 'landlord', 'tenant']],
    ['users', ['name', 'city']],
    ['flatReviews', ['flat', 'author']],
  ] as const)
    for (const column of columns) expect([column, await sorted(name, column)]).toEqual([column, words])
})

test('mails are found by address, subject and the name of their kind, not by its code', async () => {
  for (const [at, kind] of (['INVOICE_ISSUED', 'REQUEST_RECEIVED'] as const).entries())
    await server.db
      .insertInto('mail')
      .values({
        job_id: -at,
        kind,
        to_address: `m${at}@example.org`,
        locale: 'de',
        subject: 'Für Ihre Prüfung',
        sent_at: NOW,
      })
      .execute()
  const found = async (query: string) =>
    (await list('mails', query)).items.map(({ kind }: { kind: string }) => kind)

  expect(await found('?q=m1%40EXAMPLE')).toEqual(['REQUEST_RECEIVED'])
  expect(await found('?q=prufung&sort=kind')).toEqual(['INVOICE_ISSUED', 'REQUEST_RECEIVED'])
  expect(await found('?kind=INVOICE_ISSUED')).toEqual(['INVOICE_ISSUED'])
  expect(await found('?q=invoice_issued')).toEqual([])
})
