import { contractNumber } from '@domizil/domain'
import {
  countPages,
  createDocumentStore,
  type PdfFile,
  pdfFile,
} from '../../infrastructure/documents/index.ts'
import { amendJob, PermanentJobError } from '../../infrastructure/job/index.ts'
import type { Clock, Site } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import type { Attachment } from '../../infrastructure/mail/index.ts'
import type { OpenSeal, Seal } from '../../infrastructure/seal/index.ts'
import type { Storage } from '../../infrastructure/storage/index.ts'
import { isGermanFlat } from '../booking/index.ts'
import type { Paper, SignatureFacts, SignaturePageFacts } from './signature-facts.ts'
import type { SealOrder } from './order-sealed-contract.ts'
import type { SignedRow } from './signed-contract-repository.ts'
import { writeSignaturePage } from './write-signature-page.ts'

export interface SealingDependencies {
  db: Database
  clock: Clock
  site: Site
  storage: Storage
  openSeal: OpenSeal
}

/** What the mails to both parties carry once a document is sealed; without the file if it could not be. */
export type Completion = Pick<SealOrder, 'invoice'> & { file?: Omit<Attachment, 'name'> }

/** A document that both parties have signed. */
export interface SignedPaper {
  /** The signatures, and the file below them. */
  row: SignedRow
  /** The SHA-256 that both have signed. */
  hash: string | null
  paper: Paper
  /** Whether the file was signed by hand, and typed names only confirm it. */
  isHandSigned: boolean
  /** The name of the sealed file. */
  name: string
  /** Stores the sealed file beside the signed one; false if it is there already. */
  store: (trx: Queries, sealed: { file: PdfFile; storageKey: string }, now: Date) => Promise<boolean>
  /** Mails both parties. */
  tell: (trx: Queries, completion: Completion, now: Date) => Promise<void>
}

/** Makes the sealed document of what was signed: its pages, and a page with both signatures. */
export function createSealer(dependencies: SealingDependencies) {
  const { db, clock, site, storage, openSeal } = dependencies
  const documents = createDocumentStore(dependencies)

  async function makeFile(paper: SignedPaper, contract: Buffer): Promise<PdfFile> {
    const { productName } = site
    const seal = await openSeal()
    const at = clock()
    const sealAs = async (isAppended: boolean) => {
      const facts = factsOf(paper, seal, isAppended)
      return seal.seal({
        way: isAppended ? 'EXTEND' : 'ENCLOSE',
        document: contract,
        name: paper.row.file_name,
        pages: await writeSignaturePage(facts, {
          productName,
          createdAt: at,
          pagesBefore: isAppended ? await countPages(contract) : 0,
        }),
        reason: `${productName} ${facts.number}`,
        at,
      })
    }

    // A contract that cannot take the page at its end stays as it is inside the page's file.
    const sealed = (await sealAs(true)) ?? (await sealAs(false))
    if (!sealed) throw new PermanentJobError(`The contract of the booking ${paper.row.id} cannot be sealed`)
    return pdfFile(paper.name, sealed)
  }

  async function makeDocument(paper: SignedPaper): Promise<PdfFile> {
    const { row, hash } = paper
    const contract = await storage.get(row.file_key)
    if (!contract) throw new Error(`The contract of the booking ${row.id} is not in the storage`)
    if (pdfFile(row.file_name, contract).sha256 !== hash) {
      throw new PermanentJobError(`The contract of the booking ${row.id} is not the file that was signed`)
    }
    return makeFile(paper, contract)
  }

  /** In one transaction with the note of it: no retry sends the invoice again. */
  function tellWithoutFile(jobId: number, paper: SignedPaper, order: SealOrder): Promise<void> {
    return db.transaction().execute(async (trx) => {
      await paper.tell(trx, { invoice: order.invoice }, clock())
      await amendJob(trx, jobId, { ...order, isTold: true })
    })
  }

  /**
   * Makes the sealed document for a job, stores it, and mails both parties with it and the invoice. A retry makes nothing
   * twice. If an attempt fails they are mailed without the document, once; it follows without the invoice.
   */
  return async (jobId: number, order: SealOrder, paper: SignedPaper): Promise<void> => {
    try {
      const file = await makeDocument(paper)
      const storageKey = await documents.put(file)
      await db.transaction().execute(async (trx) => {
        const now = clock()
        if (!(await paper.store(trx, { file, storageKey }, now))) return
        const sealed = { from: 'STORAGE', id: storageKey, bytes: file.bytes.length }
        await paper.tell(trx, { invoice: order.isTold ? undefined : order.invoice, file: sealed }, now)
      })
    } catch (error) {
      if (!order.isTold) await tellWithoutFile(jobId, paper, order)
      throw error
    }
  }
}

function factsOf(
  { row, paper, isHandSigned }: SignedPaper,
  { owner, fingerprint }: Seal,
  isAppended: boolean,
): SignaturePageFacts {
  return {
    number: contractNumber(row.id),
    paper,
    isGerman: isGermanFlat(row),
    isHandSigned,
    document: { name: row.file_name, bytes: row.file_bytes, sha256: row.file_sha256 },
    signatures: signaturesOf(row),
    seal: { owner, fingerprint },
    isAppended,
  }
}

function signaturesOf(row: SignedRow): SignatureFacts[] {
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
