import { type BookingActor, expiresAt, needsHandSignedFile } from '@domizil/domain'
import { refuse } from './tenancy-contract-refusals.ts'
import { requireSignature, type TypedSignature } from './require-signature.ts'
import {
  hasEndedBy,
  isGermanFlat,
  recordEvents,
  stepOf,
  type Transition,
  updateBooking,
} from '../booking/index.ts'
import { endByTransition } from '../booking-workflow/index.ts'

/** A signature, or a no. */
export interface SignatureCommand extends TypedSignature {
  signed: boolean
  /** Why not. */
  reason?: string | undefined
}

/** Takes a signature or a no of a party. The same again changes nothing. The second signature completes the booking. */
export async function signOrDecline(
  transition: Transition,
  command: SignatureCommand,
  complete: (transition: Transition) => Promise<void>,
): Promise<void> {
  if (command.signed ? hasSigned(transition) : hasEndedBy(transition.booking, 'CONTRACT_DECLINED')) return
  if (command.signed && isFileAwaited(transition)) throw refuse('CONTRACT_FILE_AWAITED')
  const { declined = 'CONTRACT_DECLINED' } = stepOf(transition)

  if (command.signed) await sign(transition, command, complete)
  else await endByTransition(transition, declined, command.reason)
}

/** Whether the partner still prepares the contract: nothing is there to be read and signed. */
function isFileAwaited({ booking }: Transition): boolean {
  const { status, contract_type, contract_hash } = booking
  return status === 'WAITING_FOR_CONTRACT' && contract_type === 'PARTNER_CONTRACT' && contract_hash === null
}

/** Whether the actor's own signature is in, and still counts. */
function hasSigned({ booking, role }: Transition): boolean {
  const isAlive = booking.status === 'CONTRACT_APPROVED' || booking.status === 'BOOKING_COMPLETED'
  return isAlive && (role === 'LANDLORD' ? booking.landlord_signed_at : booking.tenant_signed_at) !== null
}

async function sign(
  transition: Transition,
  command: SignatureCommand,
  complete: (transition: Transition) => Promise<void>,
): Promise<void> {
  const { trx, booking, actor, role, now } = transition
  const { to: status } = stepOf(transition)
  const name = await checkSignature(transition, command)
  const isSecond = status === 'BOOKING_COMPLETED'

  await updateBooking(
    trx,
    booking.id,
    {
      status,
      ...signatureColumns(role, name, now),
      signed_date: isSecond ? now : null,
      expires_at: expiresAt({ status, since: now, startDate: booking.start_date }),
    },
    now,
  )
  const type = isSecond ? 'BOOKING_COMPLETED' : 'CONTRACT_APPROVED'
  await recordEvents(trx, [booking.id], { type, signedName: name }, { actor: role, actorId: actor.id }, now)
  if (isSecond) await complete(transition)
}

function signatureColumns(role: BookingActor, name: string, now: Date) {
  return role === 'LANDLORD'
    ? { landlord_signed_name: name, landlord_signed_at: now }
    : { tenant_signed_name: name, tenant_signed_at: now }
}

/** The typed name that serves as a signature. */
async function checkSignature(
  { trx, booking, actor }: Transition,
  command: SignatureCommand,
): Promise<string> {
  const flat = await trx
    .selectFrom('flat')
    .select('language_tag')
    .where('id', '=', booking.flat_id)
    .executeTakeFirstOrThrow()
  const basis = booking.tenancy_basis ?? 'TEMPORARY_USE'
  const isHandSigned = needsHandSignedFile(basis, booking, isGermanFlat(flat))
  return requireSignature(actor, command, { hash: booking.contract_hash, isHandSigned })
}
