import type { RegistryFiles } from './registry-files.ts'

/** A file in the registry folder that is missing, or not the one that was published. */
export interface DamagedFile {
  readonly part: string
  readonly version: string
  readonly file: string
}

/** What is damaged of the versions that some channels serve: their own, a canary's and the one before. */
export function damagedFilesOf(files: RegistryFiles, channels: readonly string[]): DamagedFile[] {
  const { channels: known } = files.registry()
  const found = channels.flatMap((channel) =>
    Object.entries(known[channel]?.parts ?? {}).flatMap(([part, assignment]) =>
      [assignment, assignment.canary, assignment.previous].flatMap((pinned) =>
        pinned ? files.damageOf(part, pinned).map((file) => ({ part, version: pinned.version, file })) : [],
      ),
    ),
  )

  return [...new Map(found.map((one) => [`${one.part} ${one.version} ${one.file}`, one])).values()]
}
