import { servable } from '@domizil/federation'
import type { RegistryFiles } from './registry-files.ts'

/** A file in the registry folder that is missing or differs from the published one. */
export interface DamagedFile {
  readonly part: string
  readonly version: string
  readonly file: string
}

/** The damaged files of all versions that the channels can serve: current, canary and previous. */
export function damagedFilesOf(files: RegistryFiles, channels: readonly string[]): DamagedFile[] {
  const { channels: known } = files.registry()
  const found = channels.flatMap((channel) =>
    Object.entries(known[channel]?.parts ?? {}).flatMap(([part, assignment]) =>
      servable(assignment).flatMap((pinned) =>
        files.damageOf(part, pinned).map((file) => ({ part, version: pinned.version, file })),
      ),
    ),
  )

  return [...new Map(found.map((one) => [`${one.part} ${one.version} ${one.file}`, one])).values()]
}
