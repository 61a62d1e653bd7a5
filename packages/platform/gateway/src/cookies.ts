/** The cookies of a request, by name. Values that cannot be decoded are left out. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const pair of header?.split(';') ?? []) {
    const [name, ...value] = pair.trim().split('=')
    const text = decoded(value.join('='))
    if (name && text !== undefined) cookies[name] ??= text
  }
  return cookies
}

/** A text whose percent signs are decoded; undefined if they cannot be. */
export function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
