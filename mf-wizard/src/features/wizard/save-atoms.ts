import { type CallInput, type editFlat, getFlatForEditing, type OwnFlat } from '@domizil/api'
import { messageOf } from '@domizil/app-kit'
import { shellAtom } from '@domizil/app-kit/atoms'
import { atom } from 'jotai'
import { today } from '@domizil/app-kit/today'
import {
  addressMessagesAtom,
  addressToSaveAtom,
  adviseOnAddressAtom,
  checkAddressAtom,
  isPostcodeLatestAtom,
} from './address-atoms.ts'
import {
  changeAddressAtom,
  changeAtom,
  discardAtom,
  flatAtom,
  formAtom,
  formKeyAtom,
  isFormChangedAtom,
  touchFieldsAtom,
  photoIssuesAtom,
  rebaseAtom,
  showFlatAtom,
  versionAtom,
} from './editor-atoms.ts'
import { blockingIn } from './fields.ts'
import { autosavedAtom, waitForConnectionAtom } from './autosave-atoms.ts'
import { addressOf, changesOf, type FlatForm, isAddressSaved, isDraft } from './flat-form.ts'
import { forgetForm } from './stored-draft.ts'
import { savePhotosAtom } from './photos/photos-atoms.ts'
import { refusalOf } from './refusal.ts'
import { IDLE, pendingAutosaveAtom, type Saving, savingAtom } from './saving-atom.ts'
import { isUnconnected, sendFlatAtom, settleAtom } from './send-flat-atoms.ts'

/**
 * Creates or updates the flat. Resolves with the saved flat, undefined after a failure. Without a connection the changes of a
 * draft wait for it, as those of a saving by itself do.
 */
export const saveAtom = atom(null, async (get, set): Promise<OwnFlat | undefined> => {
  const pending = get(pendingAutosaveAtom)
  if (pending) await pending.done
  if (get(savingAtom).status === 'saving') return undefined
  const refused = [...blockingIn(get(formAtom), get(flatAtom), today()), ...get(photoIssuesAtom)]
  const blocking = refused.map(({ field }) => field)
  set(touchFieldsAtom, blocking)
  if (blocking.length > 0) {
    set(savingAtom, { status: 'refused', field: blocking[0], messages: [] })
    return undefined
  }

  set(savingAtom, { status: 'saving' })
  try {
    await set(settleAtom)
    const saved = (await set(checkAddressAtom)) ? await set(sendAtom) : undefined
    set(savingAtom, saved ? { status: 'saved' } : refusedAddress())
    return saved
  } catch (error) {
    set(savingAtom, IDLE) // also for errors that are not failed calls, which are rethrown
    const flat = get(flatAtom)
    if (flat && isDraft(flat) && isUnconnected(error)) set(waitForConnectionAtom)
    set(savingAtom, refusalOf(error))
    return undefined
  }

  function refusedAddress(): Saving {
    return { status: 'refused', field: get(addressMessagesAtom)[0]?.field, messages: [] }
  }
})

const sendAtom = atom(null, async (get, set): Promise<OwnFlat> => {
  const shell = get(shellAtom)
  const flat = get(flatAtom)
  const form = get(formAtom)
  const changes = changesOf(form, flat)
  if (!flat) {
    const created = await set(sendFlatAtom, { create: { ...changes, address: addressOf(form) } })
    return show(created)
  }

  const version = get(versionAtom) ?? flat.version
  const body = { ...changes, id: flat.id, version, address: get(addressToSaveAtom) }
  const edited = get(isFormChangedAtom) ? await set(editAtom, body) : flat
  const arePhotosSaved = await set(savePhotosAtom, edited)

  return show(arePhotosSaved ? await shell.send(getFlatForEditing, { params: { id: flat.id } }) : edited)

  function show(saved: OwnFlat): OwnFlat {
    forgetForm(get(formKeyAtom))
    set(showFlatAtom, saved, undefined)
    return saved
  }
})

/** The version is updated at once, independent of the photos: the next saving must not conflict with this one. */
const editAtom = atom(null, async (get, set, body: CallInput<typeof editFlat>['body']): Promise<OwnFlat> => {
  const edited = await set(sendFlatAtom, { edit: body })

  set(rebaseAtom, edited)
  forgetForm(get(formKeyAtom))
  return edited
})

/**
 * Goes on without the connection for which the changes of a draft wait. Resolves with the draft, undefined if something else
 * was refused.
 */
export const goOnUnsentAtom = atom(null, (get, set): OwnFlat | undefined => {
  const [saving, flat] = [get(savingAtom), get(flatAtom)]
  const isUnsent = saving.status === 'refused' && !saving.field && get(autosavedAtom) === 'waiting'
  if (!isUnsent || !isDraft(flat)) return undefined

  set(savingAtom, IDLE)
  return flat
})

/** Overwrites the version saved elsewhere. */
export const overwriteAtom = atom(null, async (get, set): Promise<OwnFlat | undefined> => {
  const flat = get(flatAtom)
  if (!flat) return undefined
  try {
    set(rebaseAtom, await get(shellAtom).send(getFlatForEditing, { params: { id: flat.id } }))
  } catch (error) {
    set(savingAtom, refusalOf(error))
    return undefined
  }

  return set(saveAtom)
})

/** Accepts the version saved elsewhere and discards the form. */
export const acceptServerVersionAtom = atom(null, async (get, set) => {
  const flat = get(flatAtom)
  if (!flat) return
  try {
    const other = await get(shellAtom).send(getFlatForEditing, { params: { id: flat.id } })
    forgetForm(get(formKeyAtom))
    set(showFlatAtom, other, undefined)
    set(savingAtom, IDLE)
  } catch (error) {
    set(savingAtom, refusalOf(error))
  }
})

/** The version that was saved elsewhere: what the form has differently, by its fields' names, and who saved it when. */
export interface OtherVersion {
  readonly fields: readonly (keyof FlatForm)[]
  readonly change: OwnFlat['lastChange']
}

/** Loads the version that was saved elsewhere; resolves with undefined if that fails. */
export const otherVersionAtom = atom(null, async (get): Promise<OtherVersion | undefined> => {
  const flat = get(flatAtom)
  if (!flat) return undefined
  try {
    const other = await get(shellAtom).send(getFlatForEditing, { params: { id: flat.id } })
    const form = get(formAtom)
    const fields = Object.keys(changesOf(form, other)) as (keyof FlatForm)[]
    return {
      fields: isAddressSaved(form, other) ? fields : ['address', ...fields],
      change: other.lastChange,
    }
  } catch (error) {
    messageOf(error) // the question can be answered without
    return undefined
  }
})

/** Postpones a conflict; the next saving asks again. */
export const postponeConflictAtom = atom(null, (_get, set) => set(savingAtom, IDLE))

export const typeAtom = atom(null, (get, set, change: Partial<FlatForm>) => {
  set(changeAtom, change)
  set(unsavedAgainAtom)
})

export const typeAddressAtom = atom(null, (get, set, change: Partial<FlatForm['address']>) => {
  set(changeAddressAtom, change)
  if ('postcode' in change || 'city' in change) set(isPostcodeLatestAtom, !('city' in change))
  set(unsavedAgainAtom)
})

export const discardTypedAtom = atom(null, (_get, set) => {
  set(discardAtom)
  set(savingAtom, IDLE)
})

const unsavedAgainAtom = atom(null, (get, set) => {
  const saving = get(savingAtom)
  if (saving.status === 'saved') set(savingAtom, IDLE)
  // The server's messages are about the previous values.
  if (saving.status === 'refused') set(savingAtom, { status: 'refused', messages: [] })
})

/** Moves the pin, and checks its position on the server. */
export const placePinAtom = atom(null, async (get, set, { lat, lng }: { lat: number; lng: number }) => {
  set(typeAtom, { address: { ...get(formAtom).address, latitude: lat, longitude: lng } })
  await set(adviseOnAddressAtom)
})
