// proves 16.8, D10.4, 17.4, 17.6, 21.16, 22.60
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { PDF } from '@libpdf/core'
import type { User } from '../../foundation/kernel/index.ts'
import { givenBankAccount } from '../../testing/given-bank-account.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { hasProgram, pdfsig, pyhanko } from '../../testing/outside-programs.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { aPdf, download, sendForm } from '../../testing/send-form.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { writeSignaturePage } from './write-signature-page.ts'

const LANDLORD = { id: 'otto', givenName: 'Otto', familyName: 'Müller' }
const TENANT = { id: 'tara', givenName: 'Tara', familyName: 'Łoś' }
const ADMIN = { id: 'root', isAdmin: true }
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
  id = await givenBooking(server.db, flatId, { status: 'WAITING_FOR_CONTRACT' })
})

interface Attachment {
  id: number
  kind: string
  name: string
  bytes: number
}

const url = (attachment: number) => `/booking/api/${id}/attachment/${attachment}`
const choose = (type: string, body?: object) =>
  server.send('POST', `/booking/api/${id}/chooseContractType?contractType=${type}`, { as: LANDLORD, body })
const upload = (bytes: Uint8Array<ArrayBuffer>, type = 'OWN_CONTRACT', fields: Record<string, string> = {}) =>
  sendForm(server, `/booking/api/${id}/chooseContractType?contractType=${type}`, {
    as: LANDLORD,
    fields,
    file: { name: 'Vertrag.pdf', bytes },
  })
const attachmentsOf = async (as: Partial<User> = TENANT): Promise<Attachment[]> => {
  const { body } = await server.send('GET', '/booking/api/tenant/list', { as })
  return body[0].attachments
}
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const signAs = async ({ givenName, familyName, ...as }: typeof TENANT) => {
  const { contract_hash } = await server.db
    .selectFrom('booking')
    .select('contract_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { body } = await server.send('POST', `/booking/api/${id}/signContract?signed=true`, {
    as: { givenName, familyName, ...as },
    body: { name: `${givenName} ${familyName}`, documentHash: contract_hash },
  })
  return body
}

/** Both sign, the landlord an hour later. */
async function bothSign(): Promise<void> {
  await signAs(TENANT)
  server.clock.now = addHours(NOW, 1)
  expect((await signAs(LANDLORD)).status).toBe('BOOKING_COMPLETED')
}

/** The final document, made by the job, with its row. */
async function finalDocument() {
  await server.runJobs()
  const row = (await attachmentsOf()).find(({ kind }) => kind === 'SIGNED')
  const { bytes } = await download(server, url(row?.id ?? 0), TENANT)
  return { row, bytes }
}

/** The words of a PDF, with one space between them. */
const wordsOf = async (bytes: Uint8Array) => (await readPdf(bytes)).text.replace(/\s+/g, ' ')

test('the signatures with the longest names fit on one page, which the contract counts', async () => {
  const signature = (role: 'LANDLORD' | 'TENANT') =>
    ({ role, name: 'Anna-Maria Wolf '.repeat(7), company: 'Wohnen am Wasser '.repeat(7), at: NOW }) as const
  const bytes = await writeSignaturePage(
    {
      number: 'B-000001',
      paper: 'CONTRACT',
      isGerman: true,
      isHandSigned: false,
      document: { name: 'Mietvertrag B-000001.pdf', bytes: 5_000_000, sha256: 'a'.repeat(64) },
      signatures: [signature('LANDLORD'), signature('TENANT')],
      seal: { owner: 'Domizil GmbH', fingerprint: Array.from({ length: 32 }, () => 'AB').join(':') },
      isAppended: true,
    },
    { productName: 'Domizil', createdAt: NOW, pagesBefore: 4 },
  )

  expect((await readPdf(bytes)).numbers).toEqual(['5 / 5'])
})

describe('the final document', () => {
  test('has the pages of the contract and a page with all facts about both signatures', async () => {
    await choose('PLATFORM_CONTRACT')
    const [contract] = await attachmentsOf()
    const original = await download(server, url(contract?.id ?? 0), TENANT)
    await bothSign()

    const { row, bytes } = await finalDocument()

    expect(row).toMatchObject({ name: `Unterschriebener Vertrag B-${String(id).padStart(6, '0')}.pdf` })
    expect(bytes.subarray(0, original.bytes.length).equals(original.bytes)).toBe(true)
    const { pages } = await readPdf(original.bytes)
    expect((await readPdf(bytes)).pages).toBe(pages + 1)
    expect((await readPdf(bytes)).numbers).toEqual(['1 / 4', '2 / 4', '3 / 4', '4 / 4'])
    const words = await wordsOf(bytes)
    const { fingerprint } = await server.openSeal()
    for (const fact of [
      `Buchung B-${String(id).padStart(6, '0')}`,
      `Vertrag ${contract?.name}`,
      `${original.bytes.length.toLocaleString('de')} Bytes`,
      'Mieter Unterschrieben als Tara Łoś Zeitpunkt (UTC) 2027-03-10 12:00:00 UTC Ortszeit 10.03.2027, 13:00:00 (Europe/Berlin)',
      'Vermieter Unterschrieben als Otto Müller Zeitpunkt (UTC) 2027-03-10 13:00:00 UTC Ortszeit 10.03.2027, 14:00:00 (Europe/Berlin)',
      'Versiegelt von Domizil GmbH',
      `Die ersten ${original.bytes.length} Bytes dieser Datei`,
      `The first ${original.bytes.length} bytes of this file`,
    ]) {
      expect(words).toContain(fact)
    }
    // In the order in which they were given.
    expect(words.indexOf(' Mieter Unterschrieben')).toBeLessThan(words.indexOf(' Vermieter Unterschrieben'))
    const letters = words.replaceAll(' ', '')
    expect(letters).toContain(hashOf(original.bytes))
    expect(letters).toContain(fingerprint)
  })

  test('is beside the contract, once, and mailed to each party once, to the landlord with the invoice', async () => {
    await server.db.updateTable('app_user').set({ locale: 'es' }).where('id', '=', 'tara').execute()
    await choose('PLATFORM_CONTRACT')
    await bothSign()

    await finalDocument()
    await server.services.sealedContracts.seal({ id: 0, payload: { bookingId: id } })
    await server.runJobs()

    expect((await attachmentsOf()).map(({ kind }) => kind)).toEqual(['CONTRACT', 'SIGNED'])
    const number = `B-${String(id).padStart(6, '0')}.pdf`
    const mails = await server.db
      .selectFrom('mail')
      .select(['user_id', 'subject', 'file_name', 'body_text'])
      .where('kind', 'in', ['BOOKING_COMPLETED', 'INVOICE_ISSUED'])
      .orderBy('user_id')
      .execute()
    expect(mails).toMatchObject([
      {
        user_id: 'otto',
        file_name: expect.stringMatching(new RegExp(`^Signed contract ${number}, RE-2027-\\d+\\.pdf$`)),
        body_text: expect.stringMatching(/Signed contract [^]+ invoice RE-2027-\d+ is attached/),
      },
      {
        user_id: 'tara',
        file_name: `Contrato firmado ${number}`,
        body_text: expect.not.stringContaining('RE-2027'),
      },
    ])
  })

  test('that cannot be made does not delay the mails that both have signed', async () => {
    await choose('PLATFORM_CONTRACT')
    await bothSign()
    const [contract] = await server.db.selectFrom('booking_attachment').select('storage_key').execute()
    await server.storage.delete(contract?.storage_key ?? '')

    await server.runJobs()

    const mails = await server.db
      .selectFrom('mail')
      .select(['user_id', 'file_name'])
      .where('kind', '=', 'BOOKING_COMPLETED')
      .orderBy('user_id')
      .execute()
    expect(mails).toEqual([
      { user_id: 'otto', file_name: expect.stringMatching(/^RE-2027-\d+\.pdf$/) },
      { user_id: 'tara', file_name: null },
    ])
  })

  test('does not exist before the second signature', async () => {
    await choose('PLATFORM_CONTRACT')
    await signAs(TENANT)

    expect((await finalDocument()).row).toBeUndefined()
  })

  test('of a flat abroad is in English', async () => {
    await server.db.updateTable('flat').set({ language_tag: 'de_AT', country_code: 'AT' }).execute()
    await choose('PLATFORM_CONTRACT')
    await bothSign()

    const { row, bytes } = await finalDocument()

    expect(row?.name).toMatch(/^Signed contract B-/)
    expect(await wordsOf(bytes)).toContain('Landlord Signed as Otto Müller')
  })

  test('names the companies that the signers represent', async () => {
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
    await server.db.updateTable('booking').set({ company_name: 'Film AG' }).execute()
    await choose('PLATFORM_CONTRACT')
    await bothSign()

    const words = await wordsOf((await finalDocument()).bytes)

    expect(words).toContain('Unterschrieben als Otto Müller Für Wohnen GmbH')
    expect(words).toContain('Unterschrieben als Tara Łoś Für Film AG')
  })
})

describe('the final document is made', () => {
  test('of a contract that the landlord uploads', async () => {
    await upload(aPdf())
    await bothSign()

    const { bytes } = await finalDocument()

    expect(bytes.subarray(0, aPdf().length).equals(aPdf())).toBe(true)
    expect(await wordsOf(bytes)).toContain('Vertrag Vertrag.pdf')
    expect((await readPdf(bytes)).numbers.at(-1)).toBe('2 / 2')
  })

  test('of a partner contract that an administrator uploads', async () => {
    await choose('PARTNER_CONTRACT')
    await sendForm(server, `/admin/api/updateBookingAttachment/${id}`, {
      as: ADMIN,
      file: { name: 'Partner.pdf', bytes: aPdf('partner') },
    })
    await bothSign()

    expect(await wordsOf((await finalDocument()).bytes)).toContain('Vertrag Partner.pdf')
  })

  test('of a contract that was signed by hand, with that note', async () => {
    const fixed = { tenancyBasis: 'FIXED_TERM', reason: 'OWN_USE' }
    await choose('PLATFORM_CONTRACT', fixed)
    await upload(aPdf('by hand'), 'PLATFORM_CONTRACT', { ...fixed, handSigned: 'true' })
    await bothSign()

    const { bytes } = await finalDocument()

    expect(await wordsOf(bytes)).toContain('von Hand unterschrieben')
    expect((await attachmentsOf()).map(({ kind }) => kind)).toEqual(['PRINTOUT', 'CONTRACT', 'SIGNED'])
  })

  test('of a contract with a signature in it, which is embedded unchanged in a page', async () => {
    const signed = await aSignedPdf()
    expect((await upload(signed)).status).toBe(200)
    await bothSign()

    const { bytes } = await finalDocument()

    const file = await PDF.load(bytes)
    expect(Buffer.from(file.getAttachment('Vertrag.pdf') ?? []).equals(signed)).toBe(true)
    expect(await wordsOf(bytes)).toContain('liegt diesem Dokument als Anhang bei')
    expect((await wordsOf(bytes)).replaceAll(' ', '')).toContain(hashOf(signed))
  })
})

describe('a failed seal', () => {
  /** Both sign a contract whose file is missing in the storage afterwards; resolves with its key. */
  async function bothSignWhatIsLost(): Promise<string> {
    await upload(aPdf())
    await bothSign()
    const { storage_key } = await server.db
      .selectFrom('booking_attachment')
      .select('storage_key')
      .executeTakeFirstOrThrow()
    await server.storage.delete(storage_key)
    return storage_key
  }

  test('leaves the booking completed, and is tried again', async () => {
    const storage_key = await bothSignWhatIsLost()

    expect((await finalDocument()).row).toBeUndefined()
    const { status } = await server.db.selectFrom('booking').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('BOOKING_COMPLETED')

    await server.storage.put(storage_key, aPdf())
    server.clock.now = addHours(NOW, 2)
    expect((await finalDocument()).row).toMatchObject({ kind: 'SIGNED' })
  })

  test('does not mail the invoice to the landlord a second time', async () => {
    const storage_key = await bothSignWhatIsLost()
    await finalDocument()
    server.clock.now = addHours(NOW, 2)
    await finalDocument()
    await server.storage.put(storage_key, aPdf())
    server.clock.now = addHours(NOW, 12)
    await finalDocument()
    await server.runJobs()

    const mails = await server.db
      .selectFrom('mail')
      .select(['file_name', 'body_text'])
      .where('kind', '=', 'BOOKING_COMPLETED')
      .where('user_id', '=', 'otto')
      .orderBy('id')
      .execute()
    expect(mails.map(({ file_name }) => file_name)).toEqual([
      expect.stringMatching(/^RE-[\d-]+\.pdf$/),
      expect.stringMatching(/ B-\d+\.pdf$/),
    ])
    expect(mails[1]?.body_text).not.toContain('RE-')
  })

  test('is given up if the file differs from the one that was signed', async () => {
    await upload(aPdf())
    await bothSign()
    const { storage_key } = await server.db
      .selectFrom('booking_attachment')
      .select('storage_key')
      .executeTakeFirstOrThrow()
    await server.storage.put(storage_key, aPdf('another'))

    expect((await finalDocument()).row).toBeUndefined()
    const job = await server.db
      .selectFrom('job')
      .select(['failed_at', 'last_error'])
      .where('kind', '=', 'SEAL_CONTRACT')
      .executeTakeFirstOrThrow()
    expect(job.failed_at).not.toBeNull()
    expect(job.last_error).toContain('not the file that was signed')
  })
})

const withPdfsig = hasProgram('pdfsig', '-v') ? describe : describe.skip

withPdfsig('pdfsig', () => {
  test('finds the final document valid as a whole', async () => {
    await choose('PLATFORM_CONTRACT')
    await bothSign()

    const said = pdfsig((await finalDocument()).bytes)

    expect(said).toContain('Signature is Valid.')
    expect(said).toContain('Total document signed')
    expect(said).toContain('Signing Time: Mar 10 2027')
  })
})

const withPyhanko = hasProgram('python3', '-c', 'import pyhanko') ? describe : describe.skip

withPyhanko('pyHanko', () => {
  test('finds the final document valid as a whole, and a changed one not', async () => {
    await choose('PLATFORM_CONTRACT')
    await bothSign()
    const { bytes } = await finalDocument()
    const changed = Buffer.from(bytes)
    changed[20] = (changed[20] ?? 0) ^ 1

    expect(pyhanko(bytes)).toEqual([[true, 'ENTIRE_FILE']])
    expect(pyhanko(changed)).toEqual([[false, 'ENTIRE_FILE']])
  })
})

async function aSignedPdf(): Promise<Buffer<ArrayBuffer>> {
  const seal = await server.openSeal()
  const at = NOW
  const sealed = await seal.seal({
    way: 'EXTEND',
    document: aPdf(),
    name: 'x.pdf',
    pages: aPdf('qualified'),
    reason: 'Signed elsewhere',
    at,
  })
  return Buffer.from(sealed ?? [])
}
