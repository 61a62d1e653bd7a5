import { types } from 'node:util'

/** The words of whatever was thrown. Node gathers the failures of IPv4 and IPv6 in an error that says nothing itself. */
export function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error)
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0)
    return reasonOf(error.errors[0])

  return error.message
}
