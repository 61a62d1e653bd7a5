import { types } from 'node:util'

/** The message of an error. Node wraps failures of IPv4 and IPv6 in an AggregateError without a message. */
export function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error)
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0)
    return reasonOf(error.errors[0])

  return error.message
}
