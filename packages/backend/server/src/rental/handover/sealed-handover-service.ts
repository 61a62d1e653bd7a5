import {
  contractNumber,
  DEFAULT_LOCALE,
  type HandoverKind,
  isLocale,
  type Locale,
  photosOf,
} from '@domizil/domain'
import { createImageStore } from '../../catalogue/image/index.ts'
import type { Clock, Site } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import {
  countPages,
  createDocumentStore,
  type PdfFile,
  pdfFile,
} from '../../infrastructure/documents/index.ts'
import { type LeasedJob, PermanentJobError } from '../../infrastructure/job/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import type { OpenSeal } from '../../infrastructure/seal/index.ts'
import type { Storage } from '../../infrastructure/storage/index.ts'
import { listStayFiles } from '../stay-file/index.ts'
import { findHandover, type HandoverRow } from './handover-repository.ts'
import handoverWords from './handover-words.json' with { type: 'json' }
import { handoverFinal } from './mails.ts'
import type { HandoverRef } from './order-sealed-handover.ts'
import { type ConfirmationFacts, writeConfirmations, writeHandover } from './write-handover.ts'
import {
  type DocumentSource,
  flatAddressOf,
  insertAttachment,
  isGermanFlat,
  landlordNameOf,
  selectForDocument,
  tenantNameOf,
} from '../booking/index.ts'

interface Dependencies {
  db: Database
  clock: Clock
  site: Site
  storage: Storage
  openSeal: OpenSeal
}

/** The sealed PDFs of final protocols. */
export function createSealedHandoverService(dependencies: Dependencies) {
  const { db, clock, site, storage, openSeal } = dependencies
  const documents = createDocumentStore(dependencies)
  const images = createImageStore(storage)

  async function readPictures(ids: readonly number[]): Promise<Map<number, Buffer>> {
    const files = await listStayFiles(db, ids)
    const pictures = new Map<number, Buffer>()
    for (const { id, storage_key: key } of files) {
      const bytes = await images.readJpeg(key, 'medium')
      if (bytes) pictures.set(id, bytes)
    }
    return pictures
  }

  async function makeDocument(source: DocumentSource, row: HandoverRow): Promise<PdfFile> {
    const { productName } = site
    const making = { productName, createdAt: row.final_at ?? clock() }
    const facts = await factsOf(source, row)
    const seal = await openSeal()
    const confirm = (file: { bytes: number; sha256: string }, pagesBefore = 0) =>
      writeConfirmations(
        facts,
        { confirmations: confirmationsOf(source, row), file, seal },
        { ...making, pagesBefore },
      )
    // The pages that come after are counted first: each page names the sum of all.
    const pagesAfter = await countPages(await confirm({ bytes: 1_000_000, sha256: '0'.repeat(64) }))
    const document = await writeHandover(facts, { ...making, pagesAfter })
    const name = nameIn(facts.words.language.startsWith('de') ? 'de' : 'en', source.id, row.kind)
    const sealed = await seal.seal({
      way: 'EXTEND',
      document,
      name,
      pages: await confirm(factsOfFile(document), await countPages(document)),
      reason: `${productName} ${contractNumber(source.id)}`,
      at: clock(),
    })
    if (!sealed) throw new PermanentJobError(`The protocol of the booking ${source.id} cannot be sealed`)
    return pdfFile(name, sealed)
  }

  async function factsOf(source: DocumentSource, row: HandoverRow) {
    return {
      bookingId: source.id,
      kind: row.kind,
      day: row.kind === 'IN' ? source.start_date : source.end_date,
      flat: flatAddressOf(source),
      landlord: landlordNameOf(source),
      tenant: tenantNameOf(source),
      content: row.content,
      pictures: await readPictures(photosOf(row.content)),
      words: handoverWords[isGermanFlat(source) ? 'de' : 'en'],
    }
  }

  return {
    /**
     * Runs a job of the kind SEAL_HANDOVER: makes the PDF of a final protocol, stores it with the booking, and mails it to
     * both parties. A retry makes nothing twice.
     */
    async seal({ payload }: Pick<LeasedJob, 'payload'>): Promise<void> {
      // Written by `orderSealedHandover`.
      const ref = payload as unknown as HandoverRef
      const source = await selectForDocument(db, ref.bookingId, clock()).executeTakeFirst()
      const row = await findHandover(db, ref)
      if (!source || !row?.final_at || row.sealed_at) return

      const file = await makeDocument(source, row)
      const storageKey = await documents.put(file)
      await db.transaction().execute(async (trx) => {
        const now = clock()
        if (!(await insertSealedHandover(trx, ref, { file, storageKey }, now))) return
        const attached = { from: 'STORAGE', id: storageKey, bytes: file.bytes.length }
        const parties = [
          { to: source.owner_id, locale: source.owner_locale },
          { to: source.tenant_id, locale: source.tenant_locale },
        ]
        const orders = parties.map(({ to, locale }) => {
          const name = nameIn(isLocale(locale) ? locale : DEFAULT_LOCALE, source.id, ref.kind)
          return handoverFinal.order({
            to,
            about: source.id,
            values: { kind: ref.kind, file: { ...attached, name } },
          })
        })
        await orderMails(trx, orders, now)
      })
    },
  }
}

function factsOfFile(document: Buffer): { bytes: number; sha256: string } {
  return { bytes: document.length, sha256: pdfFile('', document).sha256 }
}

function confirmationsOf(source: DocumentSource, row: HandoverRow): ConfirmationFacts[] {
  return [
    {
      role: 'LANDLORD',
      name: landlordNameOf(source),
      at: row.landlord_confirmed_at,
      remarks: row.landlord_remarks ?? '',
    },
    {
      role: 'TENANT',
      name: tenantNameOf(source),
      at: row.tenant_confirmed_at,
      remarks: row.tenant_remarks ?? '',
    },
  ]
}

const TITLES: Record<Locale, Record<HandoverKind, string>> = {
  en: { IN: 'Handover protocol moving in', OUT: 'Handover protocol moving out' },
  de: { IN: 'Übergabeprotokoll Einzug', OUT: 'Übergabeprotokoll Auszug' },
  es: { IN: 'Acta de entrada', OUT: 'Acta de salida' },
}

/** What the file is called for a reader of that language. */
function nameIn(locale: Locale, bookingId: number, kind: HandoverKind): string {
  return `${TITLES[locale][kind]} ${contractNumber(bookingId)}.pdf`
}

/** Stores the PDF of a protocol; false if it has one already. */
async function insertSealedHandover(
  trx: Queries,
  { bookingId, kind }: HandoverRef,
  { file, storageKey }: { file: PdfFile; storageKey: string },
  now: Date,
): Promise<boolean> {
  const marked = await trx
    .updateTable('handover')
    .set({ sealed_at: now })
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('sealed_at', 'is', null)
    .returning('kind')
    .executeTakeFirst()
  if (!marked) return false

  await insertAttachment(
    trx,
    { bookingId, kind: `HANDOVER_${kind}`, file, storageKey, uploadedBy: null },
    now,
  ).execute()
  return true
}
