import { contractNumber, DEFAULT_LOCALE, isLocale } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import type { LeasedJob } from '../../infrastructure/job/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { isGermanFlat } from '../booking/index.ts'
import { findAddendumNumber, findProposal, type ProposalRow, updateProposal } from '../last-day/index.ts'
import {
  type Completion,
  createSealer,
  findSignedFile,
  insertSealed,
  type SealingDependencies,
  type SealOrder,
} from '../signed-contract/index.ts'
import { hideAddendum } from './addendum-repository.ts'
import { endDateChanged } from './mails.ts'

interface AddendumOrder extends SealOrder {
  /** Of the proposal. */
  number: number
}

type SignedFile = NonNullable<Awaited<ReturnType<typeof findSignedFile>>>

/** The sealed documents of addenda, made as those of contracts are. */
export function createSealedAddendumService(dependencies: SealingDependencies) {
  const { db, clock } = dependencies
  const sealPaper = createSealer(dependencies)

  return {
    /** Runs a job of the kind SEAL_ADDENDUM: makes the sealed addendum, stores it, and mails both parties that the last day has changed. */
    async seal({ id, payload }: Pick<LeasedJob, 'id' | 'payload'>): Promise<void> {
      // Written by `changeStay`.
      const order = payload as unknown as AddendumOrder
      const proposal = await findProposal(db, order, clock())
      if (!proposal?.addendum_id || proposal.sealed_id !== null) return
      const { addendum_id: addendumId } = proposal
      const row = await findSignedFile(db, addendumId, clock())
      if (!row) return
      const number = await findAddendumNumber(db, proposal, clock())

      await sealPaper(id, order, {
        row: { ...row, ...signaturesOf(proposal) },
        paper: 'ADDENDUM',
        hash: proposal.document_hash,
        isHandSigned: false,
        name: nameIn(isGermanFlat(row) ? 'de' : 'en', row.id, number),
        store: async (trx, sealed, now) => {
          const known = await findProposal(trx, order, now)
          if (known?.sealed_id !== null) return false
          const sealed_id = await insertSealed(trx, row.id, { ...sealed, kind: 'SIGNED_ADDENDUM' }, now)
          await updateProposal(trx, proposal, { sealed_id: sealed_id ?? null })
          await hideAddendum(trx, addendumId, now)
          return true
        },
        tell: (trx, completion, now) => notifyParties(trx, { row, proposal, number }, completion, now),
      })
    },
  }
}

function signaturesOf(row: ProposalRow) {
  const { landlord_signed_at, landlord_signed_name, tenant_signed_at, tenant_signed_name } = row
  return { landlord_signed_at, landlord_signed_name, tenant_signed_at, tenant_signed_name }
}

/** Mails both parties the new last day, each in their language. */
function notifyParties(
  trx: Queries,
  { row, proposal, number }: { row: SignedFile; proposal: ProposalRow; number: number },
  { file }: Completion,
  now: Date,
): Promise<void> {
  const readers = [
    { to: row.owner_id, locale: row.owner_locale },
    { to: row.tenant_id, locale: row.tenant_locale },
  ]
  const { old_end_date: before, new_end_date: endDate, total_rent, refund_cents } = proposal
  const orders = readers.map(({ to, locale }) =>
    endDateChanged.order({
      to,
      about: row.id,
      values: {
        before,
        endDate,
        total: total_rent * 100,
        ...(refund_cents && { refund: refund_cents }),
        ...(file && { file: { ...file, name: nameIn(locale, row.id, number) } }),
      },
    }),
  )
  return orderMails(trx, orders, now)
}

const TITLES = {
  en: 'Signed addendum',
  de: 'Unterschriebener Nachtrag',
  es: 'Anexo firmado',
} as const

/** What the document is called for a reader of that language. */
function nameIn(locale: string | null, bookingId: number, number: number): string {
  return `${TITLES[isLocale(locale) ? locale : DEFAULT_LOCALE]} ${number} ${contractNumber(bookingId)}.pdf`
}
