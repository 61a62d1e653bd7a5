const TIMEOUT_MS = 5_000

/** A failure of an external service. The message contains no URL, which may hold a key, and no address of a user. */
export class GeocoderError extends Error {
  override readonly name = 'GeocoderError'
}

/**
 * Reads the JSON behind an address, within five seconds.
 *
 * @throws {GeocoderError}
 */
export async function askService(url: URL, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(({ name }: Error) => {
    throw new GeocoderError(`No answer: ${name}`)
  })
  if (!answer.ok) throw new GeocoderError(`Answered ${answer.status}`)

  return answer.json().catch(() => {
    throw new GeocoderError('Answered something else than JSON')
  })
}
