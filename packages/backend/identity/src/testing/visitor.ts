import { CookieJar } from './cookie-jar.ts'

const MAX_REDIRECTS = 10

/** The final page of a visit: one of the identity service, or the URL of the site that it redirected to. */
export interface Sight {
  response: Response
  url: URL
  text: string
  /** Set if the redirects left `/auth`. */
  returnedTo: URL | undefined
}

/** A browser without scripts: stores cookies, follows redirects within `/auth`, submits forms. */
export class Visitor {
  readonly #jar = new CookieJar()
  readonly #origin: string
  readonly #language: string

  constructor(origin: string, language = 'en') {
    this.#origin = origin
    this.#language = language
  }

  async fetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#origin)
    const headers = new Headers(init.headers)
    headers.set('cookie', this.#jar.headerFor(url))
    headers.set('accept-language', this.#language)
    if (!headers.has('accept')) headers.set('accept', 'text/html')

    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    this.#jar.take(url, response)
    return response
  }

  /** Adds a cookie to the jar. */
  keep(cookie: string): void {
    const response = new Response(null, { headers: { 'set-cookie': cookie } })
    this.#jar.take(new URL(this.#origin), response)
  }

  async open(address: string | URL, init?: RequestInit): Promise<Sight> {
    let url = new URL(address, this.#origin)
    let response = await this.fetch(url, init)

    for (let step = 0; step < MAX_REDIRECTS; step += 1) {
      const location = response.headers.get('location')
      if (!location) return { response, url, text: await response.text(), returnedTo: undefined }

      url = new URL(location, url)
      if (!url.pathname.startsWith('/auth/')) return { response, url, text: '', returnedTo: url }
      response = await this.fetch(url)
    }
    throw new Error(`Too many redirects, the last one to ${url.href}`)
  }

  /** Submits the form with the id, with its hidden fields and the given ones. */
  submit(sight: Sight, formId: string, values: Record<string, string>): Promise<Sight> {
    const form = new RegExp(`<form[^>]*id="${formId}"[^>]*>[^]*?</form>`).exec(sight.text)?.[0]
    if (!form) throw new Error(`There is no form ${formId} in ${sight.text}`)

    const action = /action="(?<action>[^"]*)"/.exec(form)?.groups?.['action'] ?? ''
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
    const fields = new URLSearchParams()
    for (const [, name = '', value = ''] of hidden) fields.set(name, decode(value))
    for (const [name, value] of Object.entries(values)) fields.set(name, value)

    return this.open(new URL(decode(action), sight.url), { method: 'POST', body: fields })
  }
}

/** Decodes the text of an HTML attribute or element. */
export function decode(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
