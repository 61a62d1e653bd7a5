import { type Address, type CallOutput, validateAddress } from '@domizil/api'
import { shellAtom } from '@domizil/app-kit'
import { atom } from 'jotai'
import { flatAtom, formAtom, missingAtom } from './editor-atoms.ts'
import { FIELDS, type FieldName } from './fields.ts'
import { addressOf, formOf, isEqual } from './flat-form.ts'

export type AddressCheck = CallOutput<typeof validateAddress>

interface KnownCheck {
  readonly address: Address
  readonly check: AddressCheck
}

const latestAtom = atom<KnownCheck | undefined>(undefined)

const addressAtom = atom((get) => addressOf(get(formAtom)))

/** The server's check of the current address; undefined until it has been requested. */
export const addressCheckAtom = atom((get) => {
  const known = get(latestAtom)
  return known && isEqual(known.address, get(addressAtom)) ? known.check : undefined
})

/** The server's messages about the address, by the fields that fix them. */
export const addressMessagesAtom = atom((get) =>
  (get(addressCheckAtom)?.messages ?? []).map(({ field, message }) => ({ field: slotOf(field), message })),
)

const isAddressSavedAtom = atom((get) => {
  const flat = get(flatAtom)
  return flat !== undefined && isEqual(get(addressAtom), formOf(flat).address)
})

/** The address to send; undefined if the saved one is unchanged. */
export const addressToSaveAtom = atom((get) => (get(isAddressSavedAtom) ? undefined : get(addressAtom)))

/** Checks a complete, unsaved address on the server. Resolves with whether it may be saved. */
export const checkAddressAtom = atom(null, async (get, set): Promise<boolean> => {
  const address = get(addressToSaveAtom)
  const shell = get(shellAtom)
  // The server checks addresses for signed-in users only.
  if (!address || shell.session.get().status !== 'authenticated') return true
  if (get(missingAtom).some(({ field }) => field.startsWith('address.'))) return false

  const check = get(addressCheckAtom) ?? (await shell.send(validateAddress, { body: address }))
  set(latestAtom, { address, check })
  return check.valid
})

function slotOf(field: string): FieldName {
  if (field === 'longitude') return 'address.latitude'
  return FIELDS.find((name) => name === `address.${field}`) ?? 'address.street'
}
