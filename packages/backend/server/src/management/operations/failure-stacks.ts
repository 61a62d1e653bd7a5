import { createHash } from 'node:crypto'
import type { FailureFrame } from '@domizil/api/schemas'

/** A place in a published script. */
export type FailurePlace = Omit<FailureFrame, 'source'>

/** Finds places in the sources of their versions, by the source maps of the registry; null for those without one. */
export type FindSources = (places: readonly FailurePlace[]) => Promise<readonly FailureFrame['source'][]>

/** The id of the places that a failure went through; empty without any. */
export function stackOf(frames: readonly string[]): string {
  if (frames.length === 0) return ''
  return createHash('sha256').update(frames.join('\n')).digest('hex').slice(0, 32)
}

/** A place as it is reported: `mf-flat/1.4.0/page-flat.js:1:10`. */
export function readFrame(frame: string): FailurePlace {
  const [remote = '', version = '', ...rest] = frame.split('/')
  const [file = '', line = '', column = ''] = rest.join('/').split(':')
  return { remote, version, file, line: Number(line), column: Number(column) }
}
