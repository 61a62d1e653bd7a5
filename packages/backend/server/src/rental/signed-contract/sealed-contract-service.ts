import {
  contractNumber,
  DEFAULT_LOCALE,
  isGermanAddress,
  isLocale,
  needsHandSignedFile,
} from '@domizil/domain'
import { createDocumentStore, type PdfFile, pdfFile } from '../../infrastructure/documents/index.ts'
import { amendJob, type LeasedJob, PermanentJobError } from '../../infrastructure/job/index.ts'
import type { Clock, Site } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { type Attachment, orderMails } from '../../infrastructure/mail/index.ts'
import type { OpenSeal, Seal } from '../../infrastructure/seal/index.ts'
import type { Storage } from '../../infrastructure/storage/index.ts'
import type { SignatureFacts, SignaturePageFacts } from './signature-facts.ts'
import type { SealOrder } from './order-sealed-contract.ts'
import { bookingCompleted } from './mails/booking-completed/mail.ts'
import {
  findSignedContract,
  hasSealedContract,
  insertSealedContract,
  type SignedContractRow,
} from './signed-contract-repository.ts'
import { writeSignaturePage } from './write-signature-page.ts'

interface Dependencies {
  db: Database
  clock: Clock
  site: Site
  storage: Storage
  openSeal: OpenSeal
}

/** The final documents of bookings: the contract with a page of both signatures, sealed. */
export function createSealedContractService(dependencies: Dependencies) {
  const { db, clock, site, storage, openSeal } = dependencies
  const documents = createDocumentStore(dependencies)

  async function makeFile(row: SignedContractRow, contract: Buffer): Promise<PdfFile> {
    const { productName } = site
    const seal = await openSeal()
    const at = clock()
    const sealAs = async (isAppended: boolean) => {
      const facts = factsOf(row, seal, isAppended)
      return seal.seal({
        way: isAppended ? 'EXTEND' : 'ENCLOSE',
        document: contract,
        name: row.file_name,
        pages: await writeSignaturePage(facts, { productName, createdAt: at }),
        reason: `${productName} ${facts.number}`,
        at,
      })
    }

    // A contract that cannot take the page at its end stays as it is inside the page's file.
    const sealed = (await sealAs(true)) ?? (await sealAs(false))
    if (!sealed) throw new PermanentJobError(`The contract of the booking ${row.id} cannot be sealed`)
    return pdfFile(nameIn(isGermanRow(row) ? 'de' : 'en', row), sealed)
  }

  async function makeDocument(row: SignedContractRow): Promise<PdfFile> {
    const contract = await storage.get(row.file_key)
    if (!contract) throw new Error(`The contract of the booking ${row.id} is not in the storage`)
    if (pdfFile(row.file_name, contract).sha256 !== row.contract_hash) {
      throw new PermanentJobError(`The contract of the booking ${row.id} is not the file that was signed`)
    }
    return makeFile(row, contract)
  }

  /** In one transaction with the note of it: no retry sends the invoice again. */
  function tellWithoutFile(jobId: number, row: SignedContractRow, order: SealOrder): Promise<void> {
    return db.transaction().execute(async (trx) => {
      await notifyParties(trx, row, order, clock())
      await amendJob(trx, jobId, { ...order, isTold: true })
    })
  }

  return {
    /**
     * Runs a job of the kind SEAL_CONTRACT: makes the final document, stores it beside the contract's own file, and
     * mails both parties that the booking is complete, with the document and the invoice. A retry makes nothing twice.
     * If an attempt fails they are mailed without the document, once; it follows without the invoice.
     */
    async seal({ id, payload }: Pick<LeasedJob, 'id' | 'payload'>): Promise<void> {
      // Written by `orderSealedContract`.
      const order = payload as unknown as SealOrder
      const row = await findSignedContract(db, order.bookingId, clock())
      if (!row || (await hasSealedContract(db, row.id))) return

      try {
        const file = await makeDocument(row)
        const storageKey = await documents.put(file)
        await db.transaction().execute(async (trx) => {
          const now = clock()
          if (!(await insertSealedContract(trx, row.id, { file, storageKey }, now))) return
          const sealed = { from: 'STORAGE', id: storageKey, bytes: file.bytes.length }
          await notifyParties(
            trx,
            row,
            { invoice: order.isTold ? undefined : order.invoice, file: sealed },
            now,
          )
        })
      } catch (error) {
        if (!order.isTold) await tellWithoutFile(id, row, order)
        throw error
      }
    },
  }
}

type Completion = Pick<SealOrder, 'invoice'> & { file?: Omit<Attachment, 'name'> }

/** Mails both parties that the booking is complete, each in their language. */
function notifyParties(trx: Queries, row: SignedContractRow, { file, invoice }: Completion, now: Date) {
  const readers = [
    { to: row.owner_id, locale: row.owner_locale },
    { to: row.tenant_id, locale: row.tenant_locale },
  ]
  const orders = readers.map(({ to, locale }) =>
    bookingCompleted.order({
      to,
      about: row.id,
      values: {
        ...(invoice?.to === to && invoice.values),
        ...(file && { file: { ...file, name: nameIn(locale, row) } }),
      },
    }),
  )
  return orderMails(trx, orders, now)
}

function factsOf(
  row: SignedContractRow,
  { owner, fingerprint }: Seal,
  isAppended: boolean,
): SignaturePageFacts {
  const isGerman = isGermanRow(row)

  return {
    number: contractNumber(row.id),
    isGerman,
    isHandSigned: needsHandSignedFile(row.tenancy_basis ?? 'TEMPORARY_USE', row, isGerman),
    contract: { name: row.file_name, bytes: row.file_bytes, sha256: row.file_sha256 },
    signatures: signaturesOf(row),
    seal: { owner, fingerprint },
    isAppended,
  }
}

function signaturesOf(row: SignedContractRow): SignatureFacts[] {
  const { landlord_signed_at, landlord_signed_name, tenant_signed_at, tenant_signed_name } = row
  if (!landlord_signed_at || !tenant_signed_at) {
    throw new PermanentJobError(`A signature of the booking ${row.id} is missing`)
  }

  const landlord: SignatureFacts = {
    role: 'LANDLORD',
    name: landlord_signed_name ?? '',
    company: row.owner_is_commercial ? row.owner_company_name : null,
    at: landlord_signed_at,
  }
  const tenant: SignatureFacts = {
    role: 'TENANT',
    name: tenant_signed_name ?? '',
    company: row.company_name,
    at: tenant_signed_at,
  }
  return landlord.at <= tenant.at ? [landlord, tenant] : [tenant, landlord]
}

const TITLES = { en: 'Signed contract', de: 'Unterschriebener Vertrag', es: 'Contrato firmado' } as const

/** What the document is called for a reader of that language. */
function nameIn(locale: string | null, { id }: SignedContractRow): string {
  return `${TITLES[isLocale(locale) ? locale : DEFAULT_LOCALE]} ${contractNumber(id)}.pdf`
}

function isGermanRow({ language_tag: languageTag }: SignedContractRow): boolean {
  return isGermanAddress({ languageTag })
}
