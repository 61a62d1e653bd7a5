/** The message of an error, also of another thread or realm. Node wraps failures of IPv4 and IPv6 in an AggregateError without a message. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { errors, message } = error as { errors?: unknown; message?: unknown }
  if (Array.isArray(errors) && errors.length > 0) return reasonOf(errors[0])

  return typeof message === 'string' ? message : JSON.stringify(error)
}
