interface Cookie {
  name: string
  value: string
  path: string
}

/** Stores cookies as a browser does, for one host and its paths. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>()

  take(url: URL, response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? url.pathname
      const cookie = { name: pair.slice(0, at), value: pair.slice(at + 1), path }

      const key = `${cookie.name};${path}`
      if (attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute)))
        this.#cookies.delete(key)
      else this.#cookies.set(key, cookie)
    }
  }

  headerFor(url: URL): string {
    return [...this.#cookies.values()]
      .filter(({ path }) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }
}
