import { getFlat, type PublicFlat } from '@domizil/api'
import type { ShellApi } from '@domizil/shell-api'

export interface FoundFlats {
  readonly flats: readonly PublicFlat[]
  /** Those that are not listed any more. */
  readonly goneIds: readonly number[]
}

/** The flats of some ids, in their order. */
export async function flatsOf(
  shell: ShellApi,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<FoundFlats> {
  const found = await Promise.all(ids.map((id) => flatOf(id)))

  return {
    flats: found.filter((flat) => flat !== undefined),
    goneIds: ids.filter((_, at) => found[at] === undefined),
  }

  async function flatOf(id: number): Promise<PublicFlat | undefined> {
    try {
      return await shell.send(getFlat, { params: { id } }, { signal })
    } catch (error) {
      if (isGone(error)) return undefined
      throw error
    }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}
