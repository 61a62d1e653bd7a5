import type { Booking } from '@domizil/api/schemas'
import { type BookingEvent, mayEverCall, tenancyReason } from '@domizil/domain'
import type { Storage } from '../../infrastructure/storage/index.ts'
import { type Clock, dayOf, requireAdmin, type Site, type User } from '../../foundation/kernel/index.ts'
import { replaceAttachment, revokeAttachments } from './attachment-repository.ts'
import { checkPdf, createDocumentStore, type UploadedFile } from '../../infrastructure/documents/index.ts'
import { findContractSource } from './contract-facts-repository.ts'
import { chargeLandlord } from '../invoice/index.ts'
import { orderSealedContract } from '../signed-contract/index.ts'
import {
  bookingNotFound,
  notYourTurn,
  recordEvents,
  roleIn,
  stepOf,
  type Transition,
  updateBooking,
} from '../booking/index.ts'
import { refuse } from './tenancy-contract-refusals.ts'
import type { Encryption } from '../../infrastructure/encryption/index.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'
import { refuseMore } from './refuse-more.ts'
import { paymentsOfContract } from './payments-of-contract.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { type ContractCommand, type ContractOffer, makeOffer } from './contract-offer.ts'
import { type SignatureCommand, signOrDecline } from './sign-contract.ts'
import { runTransition } from '../booking-workflow/index.ts'
import { voidSignatures } from './void-signatures.ts'

export type ContractService = ReturnType<typeof createContractService>

/** A file that takes the place of a contract's. */
export interface Replacement {
  upload: UploadedFile | null
  /** Why, for the audit log. */
  reason?: string | undefined
}

interface Dependencies {
  db: Database
  clock: Clock
  site: Site
  storage: Storage
  encryption: Encryption
}

/** Contracts: offered, signed, replaced. Refusals of a transition as in `createBookingService`. */
export function createContractService(dependencies: Dependencies) {
  const { db, clock, site, encryption } = dependencies
  const documents = createDocumentStore(dependencies)

  /** Writes and keeps the document before anybody is made to wait for it. */
  async function prepare(actor: User, id: number, command: ContractCommand): Promise<ContractOffer> {
    const source = await findContractSource(db, id, clock())
    const role = source && roleIn(source, actor)
    if (!source || !role) throw bookingNotFound()
    if (!mayEverCall('chooseContractType', role)) throw notYourTurn()
    stepOf({ call: 'chooseContractType', booking: source, role })
    await refuseMore(db, id, role)
    await refuseIncomplete(db, source.owner_id)

    // By the day: the same offer made twice on a day is the same file.
    const createdAt = new Date(`${dayOf(clock())}T00:00:00Z`)
    const payments = await paymentsOfContract(db, encryption, source)
    return makeOffer(source, command, role, { productName: site.productName, createdAt, payments })
  }

  return {
    /**
     * Offers a contract. The platform's is written here, one's own comes as a file, the partner's is awaited.
     *
     * @throws {DomainError} TOO_MANY_OFFERS (409) for a landlord, LANDLORD_DETAILS_INCOMPLETE (422), and what `makeOffer` throws.
     */
    async choose(actor: User, id: number, command: ContractCommand): Promise<Booking> {
      const { document } = await prepare(actor, id, command)
      const storageKey = document && (await documents.put(document.file))

      return runTransition(db, { actor, id, call: 'chooseContractType' }, clock(), async (transition) => {
        stepOf(transition)
        if (isSameOffer(transition, command, document)) return
        await refuseMore(transition.trx, id, transition.role)

        await writeOffer(transition, command, document)
        const isSignedPrintout = command.contractType === 'PLATFORM_CONTRACT' && Boolean(command.file)
        const replaced = isSignedPrintout ? (['CONTRACT'] as const) : (['CONTRACT', 'PRINTOUT'] as const)
        await revokeAttachments(transition.trx, id, replaced, transition.now)
        if (document && storageKey) await attach(transition, document, storageKey)
        await record(transition, { type: document ? 'CONTRACT_OFFERED' : 'CONTRACT_AWAITED' })
      })
    },

    /**
     * Signs, or declines to. The first signature approves the contract, the second completes the booking and orders
     * the final document.
     *
     * @throws {DomainError} SIGNATURE_INVALID, NAME_DIFFERS (422), CONTRACT_CHANGED (409) if another document was read.
     */
    sign: (actor: User, id: number, command: SignatureCommand): Promise<Booking> =>
      runTransition(db, { actor, id, call: 'signContract' }, clock(), (transition) =>
        signOrDecline(transition, command, async ({ trx, now }) => {
          const invoice = await chargeLandlord(trx, { bookingId: id }, site, now)
          await orderSealedContract(trx, { bookingId: id, invoice }, now)
        }),
      ),

    /**
     * Puts another file in the place of the contract. A signature that was given is void.
     *
     * @throws {DomainError} ADMINS_ONLY (403), CONTRACT_NOT_CHOSEN (409), FILE_REQUIRED (422), what `checkPdf` throws.
     */
    async replace(actor: User, id: number, { upload, reason }: Replacement): Promise<Booking> {
      requireAdmin(actor)
      if (!upload) throw refuse('FILE_REQUIRED')
      const file = await checkPdf(upload)
      const storageKey = await documents.put(file)

      const command = { actor, id, call: 'updateBookingAttachment', role: 'ADMIN', reason } as const
      return runTransition(db, command, clock(), async (transition) => {
        stepOf(transition)
        if (!transition.booking.contract_type) throw refuse('CONTRACT_NOT_CHOSEN')

        await voidSignatures(transition, file)
        await attach(transition, { kind: 'CONTRACT', file }, storageKey)
        await record(transition, { type: 'CONTRACT_OFFERED' })
      })
    },
  }
}

/** Pressing the button twice offers once. */
function isSameOffer(
  { booking }: Transition,
  command: ContractCommand,
  document: ContractOffer['document'],
): boolean {
  const hash = document?.kind === 'CONTRACT' ? document.file.sha256 : null

  return (
    booking.contract_type === command.contractType &&
    booking.tenancy_basis === command.tenancyBasis &&
    booking.tenancy_reason === tenancyReason(command, booking.reason_of_stay) &&
    booking.contract_hash === hash &&
    booking.contract_offered_at !== null
  )
}

function writeOffer(
  { trx, booking, now }: Transition,
  command: ContractCommand,
  document: ContractOffer['document'],
): Promise<void> {
  const columns = {
    contract_type: command.contractType,
    tenancy_basis: command.tenancyBasis,
    tenancy_reason: tenancyReason(command, booking.reason_of_stay),
    contract_offered_at: now,
    contract_hash: document?.kind === 'CONTRACT' ? document.file.sha256 : null,
  }
  return updateBooking(trx, booking.id, columns, now)
}

/** A contract that is replaced leaves what was printed for it where it is. */
function attach(
  { trx, booking, actor, now }: Transition,
  { kind, file }: NonNullable<ContractOffer['document']>,
  storageKey: string,
): Promise<void> {
  const attachment = { bookingId: booking.id, kind, file, storageKey, uploadedBy: actor.id }
  return replaceAttachment(trx, attachment, [kind], now)
}

function record({ trx, booking, actor, role, now }: Transition, event: BookingEvent): Promise<void> {
  return recordEvents(trx, [booking.id], event, { actor: role, actorId: actor.id }, now)
}
