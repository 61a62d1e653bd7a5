import { atom } from 'jotai'
import type { PhotoRefusal } from './sort-out.ts'

const refusedAtom = atom<readonly PhotoRefusal[]>([])

/** The chosen files that can never become photos. They are no photos, and count as none. */
export const refusedFilesAtom = atom((get) => get(refusedAtom))

export const refuseFilesAtom = atom(null, (_get, set, refused: readonly PhotoRefusal[]) =>
  set(refusedAtom, (before) => [...before, ...refused]),
)

/** Forgets one of the refused files; without one all of them. */
export const forgetRefusedAtom = atom(null, (_get, set, refusal?: PhotoRefusal) =>
  set(refusedAtom, (before) => (refusal ? before.filter((one) => one !== refusal) : [])),
)
