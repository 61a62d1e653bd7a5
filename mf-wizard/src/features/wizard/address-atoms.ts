import { type Address, type CallOutput, checkPlace, validateAddress } from '@domizil/api'
import { isApiError } from '@domizil/app-kit'
import { shellAtom } from '@domizil/app-kit/atoms'
import { atom } from 'jotai'
import { flatAtom, formAtom, missingAtom } from './editor-atoms.ts'
import { FIELDS, type FieldName } from './fields.ts'
import { addressOf, isAddressSaved, isEqual } from './flat-form.ts'

/** A check of the whole address, or, without an account, of its place alone. */
export type AddressCheck = CallOutput<typeof checkPlace> &
  Partial<Pick<CallOutput<typeof validateAddress>, 'latitude' | 'longitude'>>

interface KnownCheck {
  readonly address: Address
  /** Whether the whole address was checked, which takes an account. */
  readonly isWhole: boolean
  readonly check: Promise<AddressCheck>
}

/** A visitor without an account does not wait longer for advice. */
const ADVICE_TIMEOUT_MS = 4_000

const askedAtom = atom<KnownCheck | undefined>(undefined)
const answeredAtom = atom<{ readonly address: Address; readonly check: AddressCheck } | undefined>(undefined)

const addressAtom = atom((get) => addressOf(get(formAtom)))

/** The server's check of the current address; undefined until it has been requested. */
export const addressCheckAtom = atom((get) => {
  const known = get(answeredAtom)
  return known && isEqual(known.address, get(addressAtom)) ? known.check : undefined
})

/** Of postcode and town, whether the postcode was changed last. */
export const isPostcodeLatestAtom = atom(false)

/**
 * The server's messages about the address, by the fields that fix them. What it finds wrong with a German town is that
 * another postcode belongs to it: then the one of the two that was changed last is to be mended.
 */
export const addressMessagesAtom = atom((get) => {
  const isPostcode = get(addressAtom).countryCode === 'DE' && get(isPostcodeLatestAtom)
  const slot = (field: string) => (field === 'city' && isPostcode ? 'address.postcode' : slotOf(field))

  return (get(addressCheckAtom)?.messages ?? []).map(({ field, message }) => ({
    field: slot(field),
    message,
  }))
})

const isAddressSavedAtom = atom((get) => {
  const flat = get(flatAtom)
  return flat !== undefined && isAddressSaved(get(formAtom), flat)
})

/** The address to send; undefined if the saved one is unchanged. */
export const addressToSaveAtom = atom((get) => (get(isAddressSavedAtom) ? undefined : get(addressAtom)))

/**
 * Checks a complete, unsaved address on the server: without an account its place only. Resolves with whether it may be
 * saved.
 */
export const checkAddressAtom = atom(null, async (get, set): Promise<boolean> => {
  const address = get(addressToSaveAtom)
  if (!address) return true
  if (get(missingAtom).some(({ field }) => field.startsWith('address.'))) return false

  const isWhole = get(shellAtom).session.get().status === 'authenticated'
  const asked = get(askedAtom)
  const isAsked = asked?.isWhole === isWhole && isEqual(asked.address, address)
  const check = isAsked ? asked.check : set(askAtom, { address, isWhole })
  const answer = await check
  if (isEqual(address, get(addressAtom))) set(answeredAtom, { address, check: answer })
  return answer.valid
})

/** As `checkAddressAtom`, where nothing is saved yet: an address that cannot be checked now is not in the way. */
export const adviseOnAddressAtom = atom(null, async (_get, set): Promise<boolean> => {
  try {
    return await set(checkAddressAtom)
  } catch (error) {
    if (!isApiError(error)) throw error
    return true // saving checks again
  }
})

/** A failure is forgotten, so that the next check asks again. */
const askAtom = atom(null, (get, set, { address, isWhole }: Omit<KnownCheck, 'check'>) => {
  const shell = get(shellAtom)
  const { postcode, city, countryCode } = address
  const check: Promise<AddressCheck> = isWhole
    ? shell.send(validateAddress, { body: address })
    : shell.send(
        checkPlace,
        { query: { postcode, city, countryCode } },
        { signal: AbortSignal.timeout(ADVICE_TIMEOUT_MS) },
      )
  set(askedAtom, { address, isWhole, check })
  check.catch(() => set(askedAtom, (asked) => (asked?.check === check ? undefined : asked)))

  return check
})

function slotOf(field: string): FieldName {
  if (field === 'longitude') return 'address.latitude'
  return FIELDS.find((name) => name === `address.${field}`) ?? 'address.street'
}
