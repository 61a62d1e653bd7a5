import type { Booking } from '@domizil/api/schemas'
import {
  type AttachmentKind,
  addHours,
  type BookingActor,
  type BookingEvent,
  type ContractType,
  checkTenancy,
  contractNumber,
  expiresAt,
  HOURS_TO_ANSWER,
  type Issue,
  MAX_CONTRACT_OFFERS,
  mayEverCall,
  needsHandSignedFile,
  paymentReference,
  type Tenancy,
  tenancyReason,
} from '@domizil/domain'
import { findBankAccount } from '../../catalogue/bank-account/index.ts'
import { type Clock, dayOf, requireAdmin, type Site, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import {
  checkPdf,
  createDocumentStore,
  type PdfFile,
  pdfFile,
  type UploadedFile,
} from '../../infrastructure/documents/index.ts'
import type { Encryption } from '../../infrastructure/encryption/index.ts'
import type { Storage } from '../../infrastructure/storage/index.ts'
import {
  bookingNotFound,
  countOffers,
  isGermanFlat,
  notYourTurn,
  recordEvents,
  roleIn,
  stepOf,
  type Transition,
  updateBooking,
} from '../booking/index.ts'
import { runTransition } from '../booking-workflow/index.ts'
import { chargeLandlord } from '../invoice/index.ts'
import { freezePlan, listPayments } from '../payment/index.ts'
import { orderSealedContract } from '../signed-contract/index.ts'
import { replaceAttachment, revokeAttachments } from './attachment-repository.ts'
import type { ContractPayments } from './contract-facts.ts'
import { type ContractSource, contractOfBooking, findContractSource } from './contract-of-booking.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'
import { type SignatureCommand, signOrDecline } from './sign-contract.ts'
import { refuse } from './tenancy-contract-refusals.ts'
import { writeContract } from './write-contract.ts'

/** What a landlord chooses. */
interface ContractCommand extends Tenancy {
  contractType: ContractType
  /** Confirms that both have signed the file by hand. */
  handSigned?: boolean | undefined
  file?: UploadedFile | null | undefined
}

/** What is offered: a file to sign, a file to print, or none yet. */
interface ContractOffer {
  document: { kind: AttachmentKind; file: PdfFile } | null
}

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

/**
 * Creates the offer that the landlord requests, or refuses it.
 *
 * @throws {DomainError} CONTRACT_INVALID with every invalid field, FILE_REQUIRED, FILE_NOT_EXPECTED, BANK_ACCOUNT_MISSING (422), and what
 * `checkPdf` throws.
 */
async function makeOffer(
  source: ContractSource,
  command: ContractCommand,
  role: BookingActor,
  making: { productName: string; createdAt: Date; payments: ContractPayments | null },
): Promise<ContractOffer> {
  const isHandSigned = needsHandSignedFile(command.tenancyBasis, source, isGermanFlat(source))
  const issues = [
    ...checkTenancy(command, isGermanFlat(source)),
    ...checkHandSigned(command, isHandSigned, role),
  ]
  if (issues.length > 0) throw refuse('CONTRACT_INVALID', { issues })
  refuseFile(command, isHandSigned, role)

  if (command.file) return { document: { kind: 'CONTRACT', file: await checkPdf(command.file) } }
  if (command.contractType === 'PARTNER_CONTRACT') return { document: null }

  // The platform's contract names the account that the rent is paid to.
  if (!making.payments) throw refuse('BANK_ACCOUNT_MISSING')
  const bytes = await writeContract(contractOfBooking(source, command, making.payments), making)
  const file = pdfFile(`${nameOf(source)}.pdf`, bytes)
  return { document: { kind: isHandSigned ? 'PRINTOUT' : 'CONTRACT', file } }
}

/** A file that has to be signed by hand is confirmed to be; what an administrator uploads has been looked at. */
function checkHandSigned(
  { file, handSigned }: ContractCommand,
  isHandSigned: boolean,
  role: BookingActor,
): Issue[] {
  if (!isHandSigned || !file || handSigned === true || role === 'ADMIN') return []
  return [{ field: 'handSigned', code: 'MUST_BE_ACCEPTED' }]
}

/** One's own contract is a file; the platform's only where it is signed by hand, the partner's only from an administrator. */
function refuseFile(
  { contractType, file }: ContractCommand,
  isHandSigned: boolean,
  role: BookingActor,
): void {
  if (contractType === 'OWN_CONTRACT' && !file) throw refuse('FILE_REQUIRED')

  const isWelcome =
    contractType === 'OWN_CONTRACT' ||
    (contractType === 'PLATFORM_CONTRACT' ? isHandSigned : role === 'ADMIN')
  if (file && !isWelcome) throw refuse('FILE_NOT_EXPECTED')
}

function nameOf(source: ContractSource): string {
  const title = isGermanFlat(source) ? 'Mietvertrag' : 'Rental contract'
  return `${title} ${contractNumber(source.id)}`
}

/** The payments that a contract names; null while its landlord has no account. */
async function paymentsOfContract(
  db: Queries,
  encryption: Encryption,
  { id, owner_id: ownerId }: { id: number; owner_id: string },
): Promise<ContractPayments | null> {
  const account = await findBankAccount(db, encryption, ownerId)
  if (!account) return null

  // A booking may have been confirmed before there were plans.
  await freezePlan(db, id)
  const payments = await listPayments(db, [id])
  return {
    holder: account.holder,
    iban: account.iban,
    entries: payments.map(({ number, kind, due_on, amount_cents, period_from, period_to }) => ({
      kind,
      dueOn: due_on,
      amountCents: amount_cents,
      reference: paymentReference(contractNumber(id), number),
      period: period_from !== null && period_to !== null ? { from: period_from, to: period_to } : null,
    })),
  }
}

/** Every offer is retained for the record, with its file. */
async function refuseMore(db: Queries, bookingId: number, role: BookingActor): Promise<void> {
  if (role === 'ADMIN' || (await countOffers(db, bookingId)) < MAX_CONTRACT_OFFERS) return
  throw refuse('TOO_MANY_OFFERS', { values: { limit: MAX_CONTRACT_OFFERS } })
}

/** Puts a booking back to its unsigned state, below another file. */
async function voidSignatures({ trx, booking, now }: Transition, file: PdfFile): Promise<void> {
  const status = 'WAITING_FOR_CONTRACT'
  const usual = expiresAt({ status, since: now, startDate: booking.start_date }) ?? now
  // A stay may have begun while a signature was pending: a contract is not replaced if the booking would expire at
  // once.
  const earliest = addHours(now, HOURS_TO_ANSWER.LANDLORD_APPROVED)

  const columns = {
    status,
    contract_hash: file.sha256,
    contract_offered_at: now,
    landlord_signed_at: null,
    landlord_signed_name: null,
    tenant_signed_at: null,
    tenant_signed_name: null,
    expires_at: usual > earliest ? usual : earliest,
  } as const
  await updateBooking(trx, booking.id, columns, now)
}
