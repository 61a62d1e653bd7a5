import { nextTemporaryId, withMainImage } from '@domizil/domain'
import { atom } from 'jotai'
import { photosAtom } from '../editor-atoms.ts'
import { withFileUrl } from './file-url.ts'
import type { Photo } from './photo.ts'
import { refusedFilesAtom } from './refused-atoms.ts'
import { sendingAtom, sendWaitingAtom } from './upload-atoms.ts'

/** What was done to the photos. */
export type PhotoStep = 'removed' | 'moved' | 'chosen'

interface Remembered {
  readonly step: PhotoStep
  readonly before: readonly Photo[]
}

const rememberedAtom = atom<readonly Remembered[]>([])

/** The last step that can be undone. */
export const lastStepAtom = atom((get) => get(rememberedAtom).at(-1)?.step)

/** Remembers the photos before a step. */
export const rememberStepAtom = atom(null, (get, set, step: PhotoStep) =>
  set(rememberedAtom, (all) => [...all, { step, before: get(photosAtom) }]),
)

export const forgetStepsAtom = atom(null, (_get, set) => set(rememberedAtom, []))

/**
 * Undoes the last step. A removed photo that was not sent yet is back and sent; one that the server has refused meanwhile
 * stays away.
 */
export const takeBackStepAtom = atom(null, (get, set) => {
  const last = get(rememberedAtom).at(-1)
  if (!last) return
  set(rememberedAtom, (all) => all.slice(0, -1))
  const refused = new Set(get(refusedFilesAtom).map(({ key }) => key))
  const shown = new Set(get(photosAtom).map(({ key }) => key))
  const before = last.before
    .filter(({ key }) => shown.has(key) || !refused.has(key))
    .map((photo) => (shown.has(photo.key) ? photo : toBeSent(photo, get(sendingAtom).has(photo.key))))

  set(photosAtom, (now) => photosBefore(now, before))
  set(sendWaitingAtom)
})

/** What is on its way already is not sent again. */
function toBeSent(photo: Photo, isOnItsWay: boolean): Photo {
  if (!photo.file) return photo
  return {
    ...withFileUrl(photo),
    upload: { status: isOnItsWay ? 'running' : 'waiting', fraction: 0 },
  }
}

/** The photos in their order before, with what has arrived or was added since. */
export function photosBefore(now: readonly Photo[], before: readonly Photo[]): Photo[] {
  const current = new Map(now.map((photo) => [photo.key, photo]))
  const free = nextTemporaryId([...now, ...before])
  const back = before.map((photo, at) => ({
    // Its temporary id may have been given to another one.
    ...(current.get(photo.key) ?? { ...photo, id: free + at }),
    mainImage: photo.mainImage,
    toRemove: photo.toRemove ?? false,
  }))
  const added = now.filter(({ key }) => !before.some((photo) => photo.key === key))

  return withMainImage([...back, ...added])
}
