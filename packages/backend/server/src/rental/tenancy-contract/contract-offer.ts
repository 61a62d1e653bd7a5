import type { AttachmentKind, BookingActor, ContractType, Issue, Tenancy } from '@domizil/domain'
import { checkTenancy, contractNumber, needsHandSignedFile } from '@domizil/domain'
import { checkPdf, type PdfFile, pdfFile, type UploadedFile } from '../../infrastructure/documents/index.ts'
import type { ContractPayments } from './contract-facts.ts'
import { contractOfBooking, isGermanFlat } from './contract-of-booking.ts'
import type { ContractSource } from './contract-facts-repository.ts'
import { writeContract } from './write-contract.ts'
import { refuse } from './tenancy-contract-refusals.ts'

/** What a landlord chooses. */
export interface ContractCommand extends Tenancy {
  contractType: ContractType
  /** Confirms that both have signed the file by hand. */
  handSigned?: boolean | undefined
  file?: UploadedFile | null | undefined
}

/** What is offered: a file to sign, a file to print, or none yet. */
export interface ContractOffer {
  document: { kind: AttachmentKind; file: PdfFile } | null
}

/**
 * Creates the offer that the landlord requests, or refuses it.
 *
 * @throws {DomainError} CONTRACT_INVALID with every invalid field, FILE_REQUIRED, FILE_NOT_EXPECTED, BANK_ACCOUNT_MISSING (422), and what
 * `checkPdf` throws.
 */
export async function makeOffer(
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
