// proves 3.19, 4.30, 4.31, 6.6, 7.8, 7.46, 7.47, 7.48, 7.49, 7.54, 11.6, 11.31, 16.8, 16.16, 16.18, D5.2, D5.3,
// D5.13, D10.4, 17.1, 17.3, 21.79
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addHours, formatIban, MAX_CONTRACT_BYTES } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import { givenBankAccount, SAMPLE_IBAN } from '../../testing/given-bank-account.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { pdfOf } from '../../testing/pdf-of.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { aPdf, download, sendForm } from '../../testing/send-form.ts'
import { bookingsAsOf } from '../../foundation/tables/index.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const LANDLORD = { id: 'otto', givenName: 'Otto', familyName: 'Müller' }
const TENANT = { id: 'tara', givenName: 'Tara', familyName: 'Łoś' }
const STRANGER = { id: 'anna' }
const ADMIN = { id: 'root', isAdmin: true }
const LONG = { start_date: '2027-04-01', end_date: '2028-04-01', months: 12, days: 1 }
const WITH_SCRIPT = pdfOf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })
let server: TestServer
let flatId: number
let id: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  for (const user of ['tara', 'anna', 'root']) await givenUser(server.db, user)
  await givenBankAccount(server.db, 'otto')
  id = await given()
})

type Change = Parameters<typeof givenBooking>[2]
const given = (change: Change = {}) =>
  givenBooking(server.db, flatId, {
    status: 'WAITING_FOR_CONTRACT',
    expires_at: new Date('2027-04-02T00:00:00Z'),
    ...change,
  })
const choose = (type: string, body?: object, as: Partial<User> | null = LANDLORD, booking = id) =>
  server.send('POST', `/booking/api/${booking}/chooseContractType?contractType=${type}`, {
    ...(as && { as }),
    body,
  })
const chooseWithFile = (
  type: string,
  fields: Record<string, string> = {},
  as: Partial<User> = LANDLORD,
  bytes: Uint8Array<ArrayBuffer> = aPdf(),
  booking = id,
) =>
  sendForm(server, `/booking/api/${booking}/chooseContractType?contractType=${type}`, {
    as,
    fields,
    file: { name: 'Vertrag.pdf', bytes },
  })
const sign = (body: object | undefined, as: Partial<User> | null = TENANT, signed = true) =>
  server.send('POST', `/booking/api/${id}/signContract?signed=${signed}`, { ...(as && { as }), body })
const replace = (
  as: Partial<User> | undefined,
  bytes: Uint8Array<ArrayBuffer> = aPdf('another'),
  booking = id,
) =>
  sendForm(server, `/admin/api/updateBookingAttachment/${booking}`, {
    ...(as && { as }),
    file: { name: 'neu.pdf', bytes },
  })
const nameOf = ({ givenName, familyName }: typeof TENANT) => `${givenName} ${familyName}`
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const codes = (body: { details?: { field: string; code: string }[] }) =>
  (body.details ?? []).map(({ field, code }) => `${field} ${code}`)

async function offered(): Promise<string> {
  const { body } = await choose('PLATFORM_CONTRACT')
  return body.contract.documentHash
}
const signedBy = async (as: Partial<User>, name: string) =>
  sign({ name, documentHash: (await current()).contract_hash }, as)
const current = () =>
  server.db
    .selectFrom(bookingsAsOf(server.clock.now).as('booking'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const mails = async () => {
  await server.runJobs()
  const rows = await server.db.selectFrom('mail').select(['kind', 'user_id']).orderBy('id').execute()
  return rows.map(({ kind, user_id }) => `${kind} ${user_id}`).toSorted()
}

const mailTexts = async () => {
  await server.runJobs()
  const rows = await server.db.selectFrom('mail').select(['kind', 'body_text']).orderBy('id').execute()
  return rows.map(({ kind, body_text }) => `${kind} ${body_text}`)
}

describe('offering a contract', () => {
  test('a landlord gets the platform’s contract filled in and ready to sign', async () => {
    await server.send('GET', '/booking/api/tenant/list', { as: TENANT })
    const { status, body } = await choose('PLATFORM_CONTRACT', { purpose: 'Dreharbeiten am Müggelsee' })

    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'WAITING_FOR_CONTRACT',
      contractType: 'PLATFORM_CONTRACT',
      contract: {
        tenancyBasis: 'TEMPORARY_USE',
        tenancyReason: 'Dreharbeiten am Müggelsee',
        offeredAt: NOW.toISOString(),
        isHandSigned: false,
        landlordSignature: null,
      },
      attachments: [{ kind: 'CONTRACT', name: expect.stringContaining('Mietvertrag B-') }],
      allowedActions: ['chooseContractType', 'signContract', 'declineContract', 'cancel'],
      events: [{ type: 'CONTRACT_OFFERED', actor: 'LANDLORD' }],
    })
    const { attachmentId, documentHash } = body.contract
    const file = await download(server, `/booking/api/${id}/attachment/${attachmentId}`, TENANT)
    expect(hashOf(file.bytes)).toBe(documentHash)
    const { text } = await readPdf(file.bytes)
    expect(text.replace(/\s+/g, ' ')).toContain('Torstraße 1a, 10119 Berlin')
    expect(text.replace(/\s+/g, ' ')).toContain('beginnt am 01.04.2027 und endet am 31.05.2027')
    expect(text.replace(/\s+/g, ' ')).toContain('Zweck: Dreharbeiten am Müggelsee.')
    expect(text).toContain('Tara Łoś\nWeg 1, 10119 Berlin')
    expect(text).toContain('+49 30 12345678')
    expect(text).not.toContain('Widerruf')
    expect(await mails()).toEqual(['CONTRACT_OFFERED tara'])
  })

  test('a landlord gets the platform’s contract with their bank account and the payment plan', async () => {
    const { body } = await choose('PLATFORM_CONTRACT')
    const address = `/booking/api/${id}/attachment/${body.contract.attachmentId}`
    const text = (await readPdf((await download(server, address, TENANT)).bytes)).text.replace(/\s+/g, ' ')

    expect(text).toContain(`Otto Muster, IBAN ${formatIban(SAMPLE_IBAN)}`)
    expect(text).toContain(
      `05.04.2027 Miete / Rent 01.04.2027 – 30.04.2027 1.200,00 € ${body.attachments[0].name.slice(12, 20)}-2`,
    )
  })

  test('a landlord needs a bank account for the platform’s contract, not for their own', async () => {
    await server.db.deleteFrom('bank_account').execute()

    const { status, body } = await choose('PLATFORM_CONTRACT')

    expect([status, body.code]).toEqual([422, 'BANK_ACCOUNT_MISSING'])
    expect(body.details).toEqual([expect.objectContaining({ field: 'bankAccount' })])
    expect((await current()).contract_offered_at).toBeNull()
    expect((await chooseWithFile('OWN_CONTRACT')).status).toBe(200)
  })

  test('a landlord needs a billing address first', async () => {
    await server.db.updateTable('app_user').set({ billing_city: null }).where('id', '=', 'otto').execute()

    const { status, body } = await choose('PLATFORM_CONTRACT')

    expect([status, body.code]).toEqual([422, 'LANDLORD_DETAILS_INCOMPLETE'])
    expect((await chooseWithFile('OWN_CONTRACT')).body.code).toBe('LANDLORD_DETAILS_INCOMPLETE')
    expect((await current()).contract_offered_at).toBeNull()
  })

  test('a landlord gets the tenant’s reason for the stay as the purpose, if they enter none', async () => {
    expect((await choose('PLATFORM_CONTRACT')).body.contract.tenancyReason).toBe('STUDY')
  })

  test('a landlord gets the instruction on withdrawal, if they are a business and the tenant a consumer', async () => {
    await server.db
      .updateTable('app_user')
      .set({
        is_commercial: true,
        company_name: 'Wohnen GmbH',
        register_number: 'HRB 4711',
        vat_id: 'DE123456789',
      })
      .where('id', '=', 'otto')
      .execute()
    const textOf = async (booking: number) => {
      const { body } = await choose('PLATFORM_CONTRACT', undefined, LANDLORD, booking)
      const file = await download(
        server,
        `/booking/api/${booking}/attachment/${body.contract.attachmentId}`,
        LANDLORD,
      )
      return (await readPdf(file.bytes)).text
    }

    expect(await textOf(id)).toContain('Widerrufsbelehrung')
    expect(await textOf(id)).toContain('Wohnen GmbH')
    expect(await textOf(await given({ tenant_id: 'anna', company_name: 'Firma AG' }))).not.toContain(
      'Widerruf',
    )
  })

  test('a landlord makes one offer by sending the same twice on a day', async () => {
    await choose('PLATFORM_CONTRACT')
    server.clock.now = addHours(NOW, 1)
    await choose('PLATFORM_CONTRACT')

    expect(await server.db.selectFrom('booking_attachment').select('id').execute()).toHaveLength(1)
    expect(await mails()).toEqual(['CONTRACT_OFFERED tara'])
  })

  test('a landlord makes a new offer by changing the purpose of the partner’s contract', async () => {
    await choose('PARTNER_CONTRACT', { purpose: 'A project in Berlin' })
    await choose('PARTNER_CONTRACT', { purpose: 'A year of study' })

    expect((await current()).tenancy_reason).toBe('A year of study')
  })

  test('a landlord keeps the files of other bookings when making a new offer', async () => {
    const other = await given({ tenant_id: 'anna', start_date: '2027-08-01', end_date: '2027-09-30' })
    const { body } = await chooseWithFile('OWN_CONTRACT', {}, LANDLORD, aPdf(), other)
    await choose('PLATFORM_CONTRACT')
    await chooseWithFile('OWN_CONTRACT')

    const file = `/booking/api/${other}/attachment/${body.attachments[0].id}`
    expect((await download(server, file, STRANGER)).status).toBe(200)
  })

  test('a landlord replaces the first offer by the second', async () => {
    const first = await choose('PLATFORM_CONTRACT')
    const { body } = await chooseWithFile('OWN_CONTRACT')

    expect(body.attachments).toHaveLength(1)
    expect(body.contract).toMatchObject({ type: 'OWN_CONTRACT', documentHash: hashOf(aPdf()) })
    const old = `/booking/api/${id}/attachment/${first.body.attachments[0].id}`
    expect((await download(server, old, TENANT)).status).toBe(404)
    expect((await download(server, old, LANDLORD)).status).toBe(404)
    expect((await download(server, old, ADMIN)).status).toBe(200)
  })

  test('sends a mail that the new contract replaces the old, and both mails name the day to sign by', async () => {
    await choose('PLATFORM_CONTRACT')
    await chooseWithFile('OWN_CONTRACT')

    expect(await mailTexts()).toEqual([
      expect.stringMatching(
        /^CONTRACT_OFFERED (?!.*replaces)[^]*Sign by 02\.04\.2027, 02:00 \(Berlin time\)\./,
      ),
      expect.stringMatching(
        /^CONTRACT_REPLACED [^]*replaces the one that was offered on 10\.03\.2027; signatures below that one are void[^]*Sign by 02\.04\.2027, 02:00 \(Berlin time\)\./,
      ),
    ])
  })

  test('a landlord cannot make more than twenty offers, an administrator can', async () => {
    const purposes = Array.from({ length: 20 }, (_, number) => `Purpose number ${number}`)
    const statuses = []
    for (const purpose of purposes) statuses.push((await choose('PLATFORM_CONTRACT', { purpose })).status)

    const more = await choose('PLATFORM_CONTRACT', { purpose: 'One more' })

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect([more.status, more.body.code]).toEqual([409, 'TOO_MANY_OFFERS'])
    expect((await choose('PLATFORM_CONTRACT', { purpose: 'One more' }, ADMIN)).status).toBe(200)
  })

  test('a landlord cannot make more than twenty offers at the same time either', async () => {
    const purposes = Array.from({ length: 19 }, (_, number) => `Purpose number ${number}`)
    for (const purpose of purposes) await choose('PARTNER_CONTRACT', { purpose })

    const replies = await Promise.all(
      ['One more', 'Two more', 'Three more'].map((purpose) => choose('PARTNER_CONTRACT', { purpose })),
    )

    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })

  test('a landlord who replaces a file several times leaves each with the time of its replacement', async () => {
    for (const hours of [0, 1, 2]) {
      server.clock.now = addHours(NOW, hours)
      await chooseWithFile('OWN_CONTRACT', {}, LANDLORD, aPdf(`version ${hours}`))
    }

    const files = await server.db
      .selectFrom('booking_attachment')
      .select('replaced_at')
      .orderBy('id')
      .execute()

    const moments = [addHours(NOW, 1), addHours(NOW, 2), null]
    expect(files.map(({ replaced_at }) => replaced_at)).toEqual(moments)
  })

  test('a landlord has to upload a file for their own contract', async () => {
    expect((await choose('OWN_CONTRACT')).body.code).toBe('FILE_REQUIRED')

    const { status, body } = await chooseWithFile('OWN_CONTRACT', {
      tenancyBasis: 'TEMPORARY_USE',
      purpose: 'Ein Projekt',
    })

    expect(status).toBe(200)
    expect(body.attachments).toMatchObject([{ name: 'Vertrag.pdf', kind: 'CONTRACT', bytes: aPdf().length }])
    expect(body.contract.tenancyReason).toBe('Ein Projekt')
  })

  test.each([
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a page', Buffer.from('<html>%PDF-1.7 %%EOF</html>')],
    ['half a PDF', Buffer.from('%PDF-1.7 and then nothing')],
    ['nothing', Buffer.alloc(0)],
  ])('a landlord cannot upload %s as a PDF, whatever its name is', async (_what, bytes) => {
    const { status, body } = await chooseWithFile('OWN_CONTRACT', {}, LANDLORD, bytes)

    expect([status, body.code]).toEqual([415, 'FILE_NOT_PDF'])
    expect((await current()).contract_type).toBeNull()
  })

  test('a landlord reads in their language why a contract with a script is refused', async () => {
    const { status, body } = await sendForm(
      server,
      `/booking/api/${id}/chooseContractType?contractType=OWN_CONTRACT`,
      {
        as: LANDLORD,
        headers: { 'accept-language': 'de' },
        file: { name: 'Vertrag.pdf', bytes: WITH_SCRIPT },
      },
    )

    expect([status, body.code]).toEqual([422, 'FILE_HAS_SCRIPT'])
    expect(body.error).toMatch(/^Dieses PDF enthält ein Skript/)
    expect(body.details).toEqual([{ field: 'file', code: 'FILE_HAS_SCRIPT', message: body.error }])
    expect((await current()).contract_type).toBeNull()
    expect(
      await server.db.selectFrom('job').select('id').where('kind', '=', 'REMOVE_FILES').execute(),
    ).toEqual([])
  })

  test('a landlord can upload the platform’s contract that was printed and signed', async () => {
    const { body } = await choose('PLATFORM_CONTRACT')
    const file = await download(
      server,
      `/booking/api/${id}/attachment/${body.contract.attachmentId}`,
      LANDLORD,
    )

    expect((await chooseWithFile('OWN_CONTRACT', {}, LANDLORD, file.bytes)).status).toBe(200)
  })

  test('a landlord can upload a contract of 20 MB, not one byte more', async () => {
    const padded = (bytes: number) =>
      Buffer.concat([aPdf(), Buffer.alloc(bytes - 2 * aPdf().length, 32), aPdf()])

    expect((await chooseWithFile('OWN_CONTRACT', {}, LANDLORD, padded(MAX_CONTRACT_BYTES))).status).toBe(200)
    const { status, body } = await chooseWithFile(
      'OWN_CONTRACT',
      {},
      LANDLORD,
      padded(MAX_CONTRACT_BYTES + 1),
    )
    expect([status, body.code]).toEqual([413, 'FILE_TOO_LARGE'])
  })

  test('a landlord cannot upload a file for the platform’s contract where a typed name is enough', async () => {
    expect((await chooseWithFile('PLATFORM_CONTRACT')).body.code).toBe('FILE_NOT_EXPECTED')
  })

  test('a landlord cannot have the partner’s contract signed before an administrator has uploaded it', async () => {
    expect((await chooseWithFile('PARTNER_CONTRACT')).body.code).toBe('FILE_NOT_EXPECTED')
    const { body } = await choose('PARTNER_CONTRACT')
    expect(body).toMatchObject({
      contract: { documentHash: null },
      attachments: [],
      allowedActions: ['chooseContractType', 'cancel'],
    })
    expect(await mails()).toEqual([])
    const early = await sign({ name: 'Tara', documentHash: 'a'.repeat(64) })
    expect([early.status, early.body.code]).toEqual([409, 'CONTRACT_FILE_AWAITED'])

    const uploaded = await replace(ADMIN)

    expect(uploaded.body.contract.documentHash).toBe(hashOf(aPdf('another')))
    expect((await signedBy(TENANT, 'Tara Łoś')).status).toBe(200)
    expect(await mails()).toEqual(['CONTRACT_OFFERED otto', 'CONTRACT_OFFERED tara', 'CONTRACT_SIGNED otto'])
  })

  test('a landlord has to give a reason for a fixed term in Germany, and nowhere else', async () => {
    const wrong = await choose('PLATFORM_CONTRACT', { tenancyBasis: 'FIXED_TERM' })
    expect([wrong.status, wrong.body.code, codes(wrong.body)]).toEqual([
      422,
      'CONTRACT_INVALID',
      ['reason REQUIRED'],
    ])

    const abroad = await givenFlat(server.db, { owner_id: 'otto', country_code: 'AT', language_tag: 'de_AT' })
    const booking = await givenBooking(server.db, abroad, { status: 'WAITING_FOR_CONTRACT' })
    const { body } = await choose('PLATFORM_CONTRACT', { tenancyBasis: 'FIXED_TERM' }, LANDLORD, booking)
    expect(body.contract).toMatchObject({
      tenancyBasis: 'FIXED_TERM',
      isHandSigned: false,
      documentHash: expect.any(String),
    })
  })

  test('a landlord cannot enter a purpose of two letters', async () => {
    expect(codes((await choose('PLATFORM_CONTRACT', { purpose: 'ab' })).body)).toEqual([
      'purpose LENGTH_OUT_OF_RANGE',
    ])
  })

  test('is possible for an administrator in the landlord’s place, and then both parties are told', async () => {
    expect((await choose('PLATFORM_CONTRACT', undefined, ADMIN)).status).toBe(200)
    expect(await mails()).toEqual(['CONTRACT_OFFERED otto', 'CONTRACT_OFFERED tara'])
  })

  test.each(['REQUESTED', 'LANDLORD_APPROVED', 'CONTRACT_APPROVED', 'BOOKING_COMPLETED'] as const)(
    'is refused in the status %s',
    async (status) => {
      await server.db.updateTable('booking').set({ status }).execute()

      const { body, ...reply } = await choose('PLATFORM_CONTRACT')

      expect([reply.status, body.code, body.details[0].code]).toEqual([
        409,
        'BOOKING_STATUS_CONFLICT',
        status,
      ])
    },
  )
})

describe('a contract that needs the written form', () => {
  const fixed = { tenancyBasis: 'FIXED_TERM', reason: 'OWN_USE' }

  test('is printed, signed by hand and uploaded, before anybody confirms it', async () => {
    const printed = await choose('PLATFORM_CONTRACT', fixed)
    expect(printed.body).toMatchObject({
      contract: { isHandSigned: true, documentHash: null, attachmentId: null },
      attachments: [{ kind: 'PRINTOUT' }],
      allowedActions: ['chooseContractType', 'cancel'],
    })
    expect((await sign({ name: 'Tara', documentHash: 'a'.repeat(64) })).status).toBe(409)

    const unconfirmed = await chooseWithFile('PLATFORM_CONTRACT', fixed)
    const denied = await chooseWithFile('PLATFORM_CONTRACT', { ...fixed, handSigned: 'false' })
    expect([unconfirmed, denied].map((reply) => codes(reply.body))).toEqual([
      ['handSigned MUST_BE_ACCEPTED'],
      ['handSigned MUST_BE_ACCEPTED'],
    ])
    const { body } = await chooseWithFile('PLATFORM_CONTRACT', { ...fixed, handSigned: 'true' })

    expect(body.attachments.map(({ kind }: { kind: string }) => kind)).toEqual(['PRINTOUT', 'CONTRACT'])
    const { documentHash } = body.contract
    expect((await sign({ documentHash })).body.contract.tenantSignature.name).toBe('Tara Łoś')
    expect(await mails()).toEqual([
      'CONTRACT_CONFIRMED otto',
      'CONTRACT_TO_PRINT tara',
      'CONTRACT_UPLOADED tara',
    ])
    expect((await sign({ documentHash }, LANDLORD)).body.status).toBe('BOOKING_COMPLETED')
  })

  test.each([
    ['typed', () => choose('PLATFORM_CONTRACT')],
    ['their own', () => chooseWithFile('OWN_CONTRACT', { handSigned: 'true' })],
  ])(
    'leaves no printout behind when the landlord changes to a contract that is %s',
    async (_what, change) => {
      await choose('PLATFORM_CONTRACT', fixed)

      const { body } = await change()

      expect(body.attachments.map(({ kind }: { kind: string }) => kind)).toEqual(['CONTRACT'])
    },
  )

  test('can be uploaded with both signatures by an administrator, without a confirmation', async () => {
    const { status, body } = await chooseWithFile('PLATFORM_CONTRACT', fixed, ADMIN)

    expect([status, body.attachments?.length]).toEqual([200, 1])
  })

  test('is replaced by a second upload with signatures, while its printout stays', async () => {
    const signed = { ...fixed, handSigned: 'true' }
    await choose('PLATFORM_CONTRACT', fixed)
    await chooseWithFile('PLATFORM_CONTRACT', signed)
    await chooseWithFile('PLATFORM_CONTRACT', signed, LANDLORD, aPdf('another'))

    expect(await mailTexts()).toEqual([
      expect.stringMatching(/^CONTRACT_TO_PRINT (?![^]*replaces)/),
      expect.stringMatching(
        /^CONTRACT_UPLOADED (?![^]*replaces)[^]*confirm it by 02\.04\.2027, 02:00 \(Berlin time\)\./,
      ),
      expect.stringMatching(/^CONTRACT_UPLOADED [^]*It replaces the file of 10\.03\.2027/),
    ])
  })

  test('is one of twelve months and a day, not one of twelve months', async () => {
    const year = await given({
      tenant_id: 'anna',
      start_date: '2029-01-01',
      end_date: '2029-12-31',
      months: 12,
      days: 0,
    })
    const more = await given({ tenant_id: 'root', ...LONG })

    expect((await choose('PLATFORM_CONTRACT', {}, LANDLORD, year)).body.contract.isHandSigned).toBe(false)
    expect((await choose('PLATFORM_CONTRACT', {}, LANDLORD, more)).body.contract.isHandSigned).toBe(true)
    const own = await chooseWithFile('OWN_CONTRACT', {}, LANDLORD, aPdf(), more)
    expect(codes(own.body)).toEqual(['handSigned MUST_BE_ACCEPTED'])
    expect(
      (await chooseWithFile('OWN_CONTRACT', { handSigned: 'true' }, LANDLORD, aPdf(), more)).status,
    ).toBe(200)
  })
})

describe('signing a contract', () => {
  test.each([
    ['the tenant first', TENANT, LANDLORD],
    ['the landlord first', LANDLORD, TENANT],
  ])('completes the booking with the second signature, %s', async (_order, one, other) => {
    const documentHash = await offered()

    const first = await sign({ name: ` ${nameOf(one)} `, documentHash }, one)
    expect(first.body).toMatchObject({
      status: 'CONTRACT_APPROVED',
      signedDate: null,
      expiresAt: addHours(NOW, 7 * 24).toISOString(),
      allowedActions: [],
    })
    server.clock.now = addHours(NOW, 1)
    const second = await sign({ name: nameOf(other), documentHash }, other)

    expect(second.body).toMatchObject({
      status: 'BOOKING_COMPLETED',
      signedDate: addHours(NOW, 1).toISOString(),
      expiresAt: null,
      allowedActions: [],
    })
    const { landlordSignature, tenantSignature } = second.body.contract
    expect([landlordSignature.name, tenantSignature.name]).toEqual(['Otto Müller', 'Tara Łoś'])
    const toOne = `CONTRACT_SIGNED ${other.id}`
    expect(await mails()).toEqual(
      ['BOOKING_COMPLETED otto', 'BOOKING_COMPLETED tara', 'CONTRACT_OFFERED tara', toOne].toSorted(),
    )
  })

  test('counts once, also when sent twice, and only for one’s own side', async () => {
    const documentHash = await offered()
    await sign({ name: 'Tara Łoś', documentHash })

    const again = await sign({ name: 'Somebody Else', documentHash })

    expect(again).toMatchObject({ status: 200, body: { status: 'CONTRACT_APPROVED' } })
    expect(again.body.contract).toMatchObject({
      landlordSignature: null,
      tenantSignature: { name: 'Tara Łoś' },
    })
    await sign({ name: 'Otto Müller', documentHash }, LANDLORD)
    expect((await sign({ name: 'Tara Łoś', documentHash })).status).toBe(200)
  })

  test('completes the booking once when both sign at the same time', async () => {
    const documentHash = await offered()

    const replies = await Promise.all(
      [TENANT, LANDLORD, TENANT, LANDLORD].map((as) => sign({ name: nameOf(as), documentHash }, as)),
    )

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const events = await server.db.selectFrom('booking_event').select('type').orderBy('id').execute()
    expect(events.map(({ type }) => type)).toEqual([
      'CONTRACT_OFFERED',
      'CONTRACT_APPROVED',
      'BOOKING_COMPLETED',
    ])
  })

  test('needs a name and the hash of the document that was read', async () => {
    const documentHash = await offered()

    expect(codes((await sign(undefined)).body)).toEqual(['name REQUIRED', 'documentHash REQUIRED'])
    expect(codes((await sign({ name: '12', documentHash })).body)).toEqual(['name NOT_A_NAME'])
    expect((await sign({ name: 'Tara', documentHash: 'nonsense' })).status).toBe(400)
    await chooseWithFile('OWN_CONTRACT')
    const changed = await sign({ name: 'Tara', documentHash })
    expect([changed.status, changed.body.code]).toEqual([409, 'CONTRACT_CHANGED'])
    expect((await current()).tenant_signed_at).toBeNull()
  })

  test('is refused with another name, and the expected name in the message', async () => {
    const sentence =
      'Bitte unterschreiben Sie mit Ihrem eigenen Namen, wie er in Ihrem Konto steht: Tara Łoś.'
    const documentHash = await offered()

    const { status, body } = await server.send('POST', `/booking/api/${id}/signContract?signed=true`, {
      as: TENANT,
      body: { name: 'Otto Müller', documentHash },
      headers: { 'accept-language': 'de' },
    })

    expect([status, body.code, body.error]).toEqual([422, 'NAME_DIFFERS', sentence])
    expect(body.details).toEqual([{ field: 'name', code: 'NAME_DIFFERS', message: sentence }])
    expect(await current()).toMatchObject({ status: 'WAITING_FOR_CONTRACT', tenant_signed_name: null })
  })

  test('stores a name from a Mac in its composed form, with one space', async () => {
    const documentHash = await offered()

    const { body } = await sign({ name: ' Tara \u00a0 Ło\u015b'.normalize('NFD'), documentHash })

    expect(body.contract.tenantSignature.name).toBe('Tara Łoś')
  })

  test('is refused for an account name with other characters than letters, with the advice to change it', async () => {
    const documentHash = await offered()

    const { status, body } = await sign(
      { name: 'Tara Łoś', documentHash },
      { ...TENANT, familyName: 'Łoś 2' },
    )

    expect([status, body.code]).toEqual([422, 'ACCOUNT_NAME_UNSIGNABLE'])
    expect(body.error).toContain('Please change it under “Your details”')
  })

  test('is refused with another name also for a contract signed by hand', async () => {
    const fixed = { tenancyBasis: 'FIXED_TERM', reason: 'OWN_USE', handSigned: 'true' }
    const { body } = await chooseWithFile('PLATFORM_CONTRACT', fixed)
    const { documentHash } = body.contract

    expect((await sign({ name: 'Otto Müller', documentHash })).body.code).toBe('NAME_DIFFERS')
  })

  test.each([
    ['the tenant', TENANT, 'otto'],
    ['the landlord', LANDLORD, 'tara'],
  ])('can be declined by %s, before and after the other’s signature', async (_who, as, told) => {
    const documentHash = await offered()

    const { body } = await sign({ reason: 'The deposit is wrong' }, as, false)

    expect(body).toMatchObject({
      status: 'BOOKING_CANCELED',
      cancelReason: 'CONTRACT_DECLINED',
      expiresAt: null,
    })
    expect((await sign(undefined, as, false)).status).toBe(200)
    expect((await sign({ name: 'A Name', documentHash }, as)).status).toBe(409)
    expect(await mails()).toEqual([`CONTRACT_DECLINED ${told}`, 'CONTRACT_OFFERED tara'].toSorted())
  })

  test('can be declined by the second party, not by the first after their signature', async () => {
    await offered()
    await signedBy(TENANT, 'Tara Łoś')

    expect((await sign(undefined, TENANT, false)).status).toBe(409)
    expect((await sign(undefined, LANDLORD, false)).body.cancelReason).toBe('CONTRACT_DECLINED')
  })

  test('is refused after the other party has declined', async () => {
    const documentHash = await offered()
    await signedBy(TENANT, 'Tara Łoś')
    await sign(undefined, LANDLORD, false)

    expect((await sign({ name: 'Tara Łoś', documentHash })).status).toBe(409)
  })

  test('is refused a week after the first signature, and the booking expires', async () => {
    await offered()
    await signedBy(TENANT, 'Tara Łoś')
    server.clock.now = addHours(NOW, 7 * 24)

    expect((await signedBy(LANDLORD, 'Otto Müller')).status).toBe(409)
    expect(await current()).toMatchObject({ status: 'BOOKING_CANCELED', cancel_reason: 'EXPIRED' })
  })

  test('is refused before there is a contract, and a signed booking cannot be cancelled', async () => {
    expect((await sign({ name: 'Tara', documentHash: 'a'.repeat(64) })).status).toBe(409)
    await offered()
    await signedBy(TENANT, 'Tara Łoś')

    for (const as of [TENANT, LANDLORD, ADMIN]) {
      expect((await server.send('DELETE', `/booking/api/${id}/cancel`, { as })).status).toBe(409)
    }
  })
})

describe('replacing the file of a contract', () => {
  test.each([
    ['the tenant', TENANT, 'tenantSignature'],
    ['the landlord', LANDLORD, 'landlordSignature'],
  ])('removes the signature of %s', async (_who, as, signature) => {
    await offered()
    const signed = await signedBy(as, nameOf(as))
    expect(signed.body.contract[signature].name).toBe(nameOf(as))

    const { status, body } = await replace(ADMIN)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'WAITING_FOR_CONTRACT',
      expiresAt: '2027-04-01T22:00:00.000Z',
      contract: { tenantSignature: null, landlordSignature: null, documentHash: hashOf(aPdf('another')) },
      attachments: [{ name: 'neu.pdf' }],
    })
    expect(await current()).toMatchObject({
      tenant_signed_at: null,
      tenant_signed_name: null,
      landlord_signed_at: null,
      landlord_signed_name: null,
    })
    expect((await signedBy(as, nameOf(as))).body.status).toBe('CONTRACT_APPROVED')
  })

  test('is in the audit log as an action of the administrator', async () => {
    await offered()
    await signedBy(TENANT, 'Tara Łoś')

    await sendForm(server, `/admin/api/updateBookingAttachment/${id}`, {
      as: ADMIN,
      fields: { reason: 'The partner has sent it again' },
      file: { name: 'neu.pdf', bytes: aPdf('another') },
    })

    const url = `/admin/api/audit?action=ATTACHMENT_REPLACED&subjectId=${id}`
    expect((await server.send('GET', url, { as: ADMIN })).body.items).toMatchObject([
      {
        adminId: ADMIN.id,
        before: { status: 'CONTRACT_APPROVED' },
        after: { status: 'WAITING_FOR_CONTRACT', contractHash: hashOf(aPdf('another')) },
        reason: 'The partner has sent it again',
      },
    ])
  })

  test('leaves two days to sign if the stay has already started', async () => {
    await offered()
    server.clock.now = new Date('2027-04-01T12:00:00Z')
    await signedBy(TENANT, 'Tara Łoś')
    server.clock.now = new Date('2027-04-03T12:00:00Z')

    expect((await replace(ADMIN)).body.expiresAt).toBe('2027-04-05T12:00:00.000Z')
  })

  test('sets the time of the offer to that of the replacement', async () => {
    await offered()
    server.clock.now = addHours(NOW, 5)

    await replace(ADMIN)

    expect((await current()).contract_offered_at).toEqual(addHours(NOW, 5))
  })

  test('is possible for an administrator who is a party', async () => {
    await offered()
    expect((await replace({ ...LANDLORD, isAdmin: true })).status).toBe(200)
  })

  test('needs a contract to replace and a PDF to replace it with', async () => {
    expect((await replace(ADMIN)).body.code).toBe('CONTRACT_NOT_CHOSEN')
    await offered()
    expect(
      (await sendForm(server, `/admin/api/updateBookingAttachment/${id}`, { as: ADMIN })).body.code,
    ).toBe('FILE_REQUIRED')
    expect((await replace(ADMIN, Buffer.from('no'))).body.code).toBe('FILE_NOT_PDF')
    expect((await replace(ADMIN, WITH_SCRIPT)).body.code).toBe('FILE_HAS_SCRIPT')
    expect((await replace(ADMIN, aPdf(), 999_999)).status).toBe(404)
  })

  test('is refused once the booking is completed', async () => {
    await offered()
    await signedBy(TENANT, 'Tara Łoś')
    await signedBy(LANDLORD, 'Otto Müller')

    expect((await replace(ADMIN)).status).toBe(409)
  })
})

describe('downloading a contract', () => {
  test('gives a file to save, never one to open in the browser', async () => {
    const { body } = await sendForm(
      server,
      `/booking/api/${id}/chooseContractType?contractType=OWN_CONTRACT`,
      {
        as: LANDLORD,
        file: { name: '../Größe "1"\r\nX-Evil: 1.html', bytes: aPdf(), type: 'text/html' },
      },
    )

    const { header } = await download(
      server,
      `/booking/api/${id}/attachment/${body.attachments[0].id}`,
      TENANT,
    )

    expect(header('content-type')).toBe('application/pdf')
    expect(header('content-disposition')).toMatch(
      /^attachment; filename="[\w .-]+\.pdf"; filename\*=UTF-8''[\w%.-]+\.pdf$/,
    )
    expect(header('x-evil')).toBeNull()
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('content-security-policy')).toContain('sandbox')
    expect(header('cache-control')).toBe('no-store')
  })

  test('is a 404 for the file of another booking', async () => {
    const other = await given({ tenant_id: 'anna', start_date: '2027-08-01', end_date: '2027-09-30' })
    const { body } = await chooseWithFile('OWN_CONTRACT')

    const file = await download(
      server,
      `/booking/api/${other}/attachment/${body.attachments[0].id}`,
      STRANGER,
    )

    expect(file.status).toBe(404)
  })

  test('is possible for everybody for the sample, in German or in English', async () => {
    const german = await download(server, '/booking/getSampleContract?language=de')
    const english = await download(server, '/booking/getSampleContract')

    expect([german.status, english.status]).toEqual([200, 200])
    expect((await readPdf(german.bytes)).text).toContain('MUSTER')
    expect((await readPdf(english.bytes)).text).toContain('SAMPLE')
    const etag = english.header('etag') ?? ''
    const again = await fetch(`${server.origin}/api/booking/getSampleContract`, {
      headers: { 'if-none-match': etag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await server.send('GET', '/booking/getSampleContract?language=fr')).status).toBe(400)
  })
})
