/** The cookies of a request, by name. Values that cannot be decoded are left out. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const pair of header?.split(';') ?? []) {
    const [name, ...value] = pair.trim().split('=')
    const decoded = decode(value.join('='))
    if (name && decoded !== undefined) cookies[name] ??= decoded
  }
  return cookies
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
