import type { Call } from '@domizil/api'

/** What of a call's input stands in its address. */
export interface UrlInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** The address of a call on this site. */
export function urlOf({ path }: Call, { params = {}, query = {} }: UrlInput): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one))
    }
  }

  const text = search.toString()
  return `${window.location.origin}/api${filled}${text && `?${text}`}`
}
