import type { Limits } from '@domizil/federation/governance'
import type { AppVersion } from './channel-change.ts'
import { RefusedError } from './refused-error.ts'

/** A version of an app, as in `mf-search@1.5.0`. @throws {RefusedError} USAGE */
export function readPartVersion(text: string): AppVersion {
  const [name, version, ...rest] = text.split('@')
  if (name && version && rest.length === 0) return { name, version }

  throw new RefusedError('USAGE', `"${text}" is not of the form name@version, such as mf-search@1.5.0.`)
}

/** The share of a canary. @throws {RefusedError} USAGE */
export function readPercent(text = ''): number {
  if (/^(100|\d{1,2})$/.test(text)) return Number(text)

  throw new RefusedError('USAGE', `--percent needs a whole number from 0 to 100${text && `, not "${text}"`}.`)
}

/** A revision of the registry. @throws {RefusedError} USAGE */
export function readRevision(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text)

  throw new RefusedError('USAGE', `"${text}" is not a revision. \`domizil registry history\` names them.`)
}

/** A whole number of an option. @throws {RefusedError} USAGE */
export function readCount(name: string, text = ''): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)

  throw new RefusedError('USAGE', `--${name} needs a number, at least 1${text && `, not "${text}"`}.`)
}

/** What a page may need, by the options that were typed: bytes and requests together, or the time to render, or all. @throws {RefusedError} USAGE */
export function readLimits({
  bytes,
  requests,
  render,
}: Readonly<Partial<Record<'bytes' | 'requests' | 'render', string | undefined>>>): Limits {
  const isWeighed = bytes !== undefined || requests !== undefined
  return {
    ...(isWeighed && { bytes: readCount('bytes', bytes), requests: readCount('requests', requests) }),
    ...(render !== undefined && { render: readCount('render', render) }),
  }
}
