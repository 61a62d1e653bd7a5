import { type OwnFlat, updateFlatStatus } from '@domizil/api'
import { FLAT_STEPS, type FlatStep } from '@domizil/domain'
import { shellAtom } from '@domizil/app-kit/atoms'
import { atom } from 'jotai'
import { flatAtom, isChangedAtom, touchFieldsAtom, missingAtom, showFlatAtom } from './editor-atoms.ts'
import { stepOf } from './fields.ts'
import { refusalOf } from './refusal.ts'
import { saveAtom } from './save-atoms.ts'
import { IDLE, savingAtom } from './saving-atom.ts'

/** Saves steps that must be complete. Resolves with the flat, undefined if something is missing or refused. */
export const completeAtom = atom(
  null,
  async (get, set, steps: readonly FlatStep[]): Promise<OwnFlat | undefined> => {
    const missing = get(missingAtom)
      .map(({ field }) => field)
      .filter((field) => steps.includes(stepOf(field)))
    set(touchFieldsAtom, missing)
    if (missing.length > 0) {
      set(savingAtom, { status: 'refused', field: missing[0], messages: [] })
      return undefined
    }

    const flat = get(flatAtom)
    return flat && !get(isChangedAtom) ? flat : set(saveAtom)
  },
)

/** Saves everything and requests publication, after asking for missing details of the owner. */
export const publishAtom = atom(null, async (get, set): Promise<OwnFlat | undefined> => {
  const flat = await set(completeAtom, FLAT_STEPS)
  const shell = get(shellAtom)
  if (!flat) return undefined

  try {
    if (!(await shell.completeProfile('LANDLORD'))) return undefined
    set(savingAtom, { status: 'saving' })
    const published = await shell.send(updateFlatStatus, {
      params: { id: flat.id },
      query: { flatStatus: 'ACTIVE' },
      body: {},
    })
    set(showFlatAtom, published, undefined)
    set(savingAtom, { status: 'published' })
    return published
  } catch (error) {
    set(savingAtom, IDLE)
    set(savingAtom, refusalOf(error))
    return undefined
  }
})
