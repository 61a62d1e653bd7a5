import { type Call, reportFailure, reportStart, reportVitals } from '@domizil/api'
import type { RegistryFiles } from './registry-files.ts'

const prefixOf = ({ path }: Call) => `/api${path}`.split(':')[0] ?? ''
const PREFIXES = [reportFailure, reportStart, reportVitals].map(prefixOf)

const BY_CHANNEL = [reportFailure, reportVitals].map(prefixOf)

/**
 * Whether a request reports a start, a failure or the web vitals of a version that was never published, or a failure or the web vitals of
 * another channel than the gateway's. The path is compared as the backend decodes it, so that no spelling leads around.
 */
export function isInvented(target: string, files: RegistryFiles, ownChannel: string): boolean {
  const path = decoded(target.replace(/[?#].*/s, ''))
  const prefix = PREFIXES.find((one) => path?.startsWith(one))
  if (path === undefined || prefix === undefined) return false

  const [remote = '', version = '', channel] = path.slice(prefix.length).split('/')
  if (BY_CHANNEL.includes(prefix) && channel !== ownChannel) return true
  return files.placeOf(remote, version) === undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
