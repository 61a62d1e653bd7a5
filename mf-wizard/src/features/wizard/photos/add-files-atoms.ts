import { shellAtom } from '@domizil/app-kit/atoms'
import { addImage, nextTemporaryId, remainingImages } from '@domizil/domain'
import { atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { photosAtom } from '../editor-atoms.ts'
import { inspectPhoto, type PhotoHint } from './inspect-photo.ts'
import { fingerprintOf, sortOut } from './sort-out.ts'
import { forgetRefusedAtom, refuseFilesAtom } from './refused-atoms.ts'
import { forgetStepsAtom } from './undo-atoms.ts'
import { sendWaitingAtom } from './upload-atoms.ts'

const inspectedAtom = atom<readonly File[]>([])
let added = 0

/** The chosen files that are being looked into. */
export const inspectedFilesAtom = atom((get) => get(inspectedAtom))

/** The files that are on this device only: looked into, on their way, or failed. */
export const unsentFilesAtom = selectAtom(
  atom((get) => [
    ...get(photosAtom).flatMap(({ file, upload }) => (file && upload ? file : [])),
    ...get(inspectedAtom),
  ]),
  (files) => files,
  (one, other) => one.length === other.length && one.every((file, at) => file === other[at]),
)

/** Whether there are photos that are on this device only. */
export const hasUnsentPhotosAtom = atom((get) => get(unsentFilesAtom).length > 0)

/** Settles once the files are looked into that were chosen so far. */
export const inspectionAtom = atom((get) => get(latestInspectionAtom))
const latestInspectionAtom = atom<Promise<void>>(Promise.resolve())

/** Adds files: those that can become photos are sent, the others refused. */
export const addFilesAtom = atom(null, (get, set, files: readonly File[]) => {
  const { readsHeic } = get(shellAtom).config
  const [photos, inspected] = [remainingImages(get(photosAtom)), get(inspectedAtom)]
  const { accepted, refused } = sortOut(files, {
    count: photos.length + inspected.length,
    known: new Set([...photos.map(({ fingerprint }) => fingerprint), ...inspected.map(fingerprintOf)]),
    readsHeic,
  })
  set(refuseFilesAtom, refused)
  set(inspectedAtom, (before) => [...before, ...accepted])
  const earlier = get(latestInspectionAtom)
  set(
    latestInspectionAtom,
    earlier.then(() => set(inspectAtom, accepted)),
  )
})

/** Looks into files one after another: each takes the memory of a whole picture. */
const inspectAtom = atom(null, async (get, set, files: readonly File[]) => {
  const { readsHeic } = get(shellAtom).config

  for (const file of files) {
    const found = await inspectPhoto(file, readsHeic)
    // The flat may have been left meanwhile.
    if (!get(inspectedAtom).includes(file)) return
    set(inspectedAtom, (before) => before.filter((one) => one !== file))
    if ('refusal' in found) set(refuseFilesAtom, [{ name: file.name, reason: found.refusal }])
    else set(addPhotoAtom, file, found.hints)
    set(sendWaitingAtom)
  }
})

/** Forgets what was chosen for a flat that is left. */
export const leavePhotosAtom = atom(null, (_get, set) => {
  set(inspectedAtom, [])
  set(forgetRefusedAtom)
  set(forgetStepsAtom)
})

const addPhotoAtom = atom(null, (_get, set, file: File, hints: readonly PhotoHint[]) => {
  added += 1
  const key = `file-${added}`

  set(photosAtom, (photos) =>
    addImage(photos, {
      key,
      id: nextTemporaryId(photos),
      mainImage: false,
      file,
      url: URL.createObjectURL(file),
      name: file.name,
      fingerprint: fingerprintOf(file),
      hints,
      upload: { status: 'waiting', fraction: 0 },
    }),
  )
})
