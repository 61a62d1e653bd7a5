/** A browser that a site shows remotes of this machine to. */
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/**
 * Asks a site whether it shows a remote of this machine.
 * @param address as a browser would open it.
 * @throws {Error} if the site does not answer, or shows released versions only.
 */
export async function refuseSite(address: string): Promise<void> {
  const { origin } = new URL(address)
  const headers = { 'User-Agent': CHROME, 'Accept-Language': 'en' }
  const { status } = await fetch(address, { headers, signal: AbortSignal.timeout(20_000) }).catch(
    (cause: unknown) => {
      throw new Error(`There is no site at ${origin}, or it does not answer.`, { cause })
    },
  )
  if (status !== 403) return
  throw new Error(`${origin} shows released versions only. Name a test site, such as staging: --site <url>`)
}
