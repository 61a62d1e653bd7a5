import { type Address, type CallOutput, validateAddress } from '@domizil/api'
import { shellAtom } from '@domizil/app-kit'
import { atom } from 'jotai'
import { flatAtom, formAtom, missingAtom } from './editor-atoms.ts'
import { FIELDS, type FieldName } from './fields.ts'
import { addressOf, formOf, saysTheSame } from './flat-form.ts'

export type AddressCheck = CallOutput<typeof validateAddress>

interface KnownCheck {
  readonly address: Address
  readonly check: AddressCheck
}

const latestAtom = atom<KnownCheck | undefined>(undefined)

const addressAtom = atom((get) => addressOf(get(formAtom)))

/** What the server says of the address as it is typed now; nothing until it has been asked. */
export const addressCheckAtom = atom((get) => {
  const known = get(latestAtom)
  return known && saysTheSame(known.address, get(addressAtom)) ? known.check : undefined
})

/** What the server finds wrong with the address, at the fields where it can be repaired. */
export const addressMessagesAtom = atom((get) =>
  (get(addressCheckAtom)?.messages ?? []).map(({ field, message }) => ({ field: slotOf(field), message })),
)

const isAddressSavedAtom = atom((get) => {
  const flat = get(flatAtom)
  return flat !== undefined && saysTheSame(get(addressAtom), formOf(flat).address)
})

/** The address to send; none where the saved one stays. */
export const addressToSaveAtom = atom((get) => (get(isAddressSavedAtom) ? undefined : get(addressAtom)))

/** Asks the server about an address that is complete and not saved yet. Answers whether it may be saved. */
export const checkAddressAtom = atom(null, async (get, set): Promise<boolean> => {
  const address = get(addressToSaveAtom)
  const shell = get(shellAtom)
  // The server speaks of addresses to those only who have an account.
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
