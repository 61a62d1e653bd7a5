import { contractNumber, DEFAULT_LOCALE, isLocale, needsHandSignedFile } from '@domizil/domain'
import { defineRoom } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { JobType, LeasedJob } from '../../infrastructure/job/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { isGermanFlat } from '../booking/index.ts'
import { type Completion, createSealer, type SealingDependencies } from './create-sealer.ts'
import { bookingCompleted } from './mails.ts'
import { SEAL_CONTRACT, type SealOrder } from './order-sealed-contract.ts'
import {
  findSignedContract,
  hasSealedContract,
  insertSealed,
  type SignedRow,
} from './signed-contract-repository.ts'

/** The final documents of bookings: the contract with a page of both signatures, sealed. */
function createSealedContractService(dependencies: SealingDependencies) {
  const { db, clock } = dependencies
  const sealPaper = createSealer(dependencies)

  return {
    /** Runs a job of the kind SEAL_CONTRACT: makes the final document, stores it beside the contract's own file, and mails both parties that the booking is complete. */
    async seal({ id, payload }: Pick<LeasedJob, 'id' | 'payload'>): Promise<void> {
      // Written by `orderSealedContract`.
      const order = payload as unknown as SealOrder
      const row = await findSignedContract(db, order.bookingId, clock())
      if (!row || (await hasSealedContract(db, row.id))) return

      const isGerman = isGermanFlat(row)
      await sealPaper(id, order, {
        row,
        hash: row.contract_hash,
        paper: 'CONTRACT',
        isHandSigned: needsHandSignedFile(row.tenancy_basis ?? 'TEMPORARY_USE', row, isGerman),
        name: nameIn(isGerman ? 'de' : 'en', row),
        store: async (trx, sealed, now) =>
          (await insertSealed(trx, row.id, { ...sealed, kind: 'SIGNED' }, now)) !== undefined,
        tell: (trx, completion, now) => notifyParties(trx, row, completion, now),
      })
    },
  }
}

/** Mails both parties that the booking is complete, each in their language. */
function notifyParties(trx: Queries, row: SignedRow, { file, invoice }: Completion, now: Date) {
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

const TITLES = { en: 'Signed contract', de: 'Unterschriebener Vertrag', es: 'Contrato firmado' } as const

/** What the document is called for a reader of that language. */
function nameIn(locale: string | null, { id }: SignedRow): string {
  return `${TITLES[isLocale(locale) ? locale : DEFAULT_LOCALE]} ${contractNumber(id)}.pdf`
}

/** What both parties keep of a contract that they have signed. */
export const signedContractRoom = defineRoom({
  services: { sealedContracts: createSealedContractService },
  jobs: ({ sealedContracts }): Record<string, JobType> => ({
    [SEAL_CONTRACT]: { handle: (job) => sealedContracts.seal(job) },
  }),
})
