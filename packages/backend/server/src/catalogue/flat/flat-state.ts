import { createHash } from 'node:crypto'
import type { FlatRow, ImageRow } from './flat-repository.ts'

/** Names a state of a flat: each change of its texts, facts, status or pictures gives another. */
export function stateOf({ version }: FlatRow, images: readonly ImageRow[]): string {
  const pictures = images.map(({ key, main_image }) => [key, main_image])
  return createHash('sha256')
    .update(JSON.stringify([version, pictures]))
    .digest('hex')
}
