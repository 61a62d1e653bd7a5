type Env = Readonly<Record<string, string | undefined>>

interface ReaderOptions {
  /** Where errors are collected. */
  problems?: string[]
  /** What is said behind a name in an error. */
  of?: string
}

/** A reader of environment variables that collects errors in `problems`. An empty variable counts as unset. */
export function createVariables(env: Env, { problems = [], of = '' }: ReaderOptions = {}) {
  const known = new Set<string>()
  const given = (name: string) => {
    known.add(name)
    return env[name]?.trim() || undefined
  }

  function read<T, Default>(name: string, fallback: Default, parse: (text: string) => T | Problem) {
    const text = given(name)
    if (text === undefined) return fallback

    const value = parse(text)
    if (!(value instanceof Problem)) return value
    problems.push(`${name}${of} is "${hidePassword(text)}", but has to be ${value.expected}.`)
    return fallback
  }

  return {
    problems,
    /** Whether a value of that name is read. */
    isKnown: (name: string) => known.has(name),
    isSet: (name: string) => given(name) !== undefined,
    text: <Default>(name: string, fallback: Default) => read(name, fallback, (text) => text),
    number: (name: string, fallback: number, min: number, max: number) =>
      read(name, fallback, (text) => parseNumber(text, min, max)),
    flag: (name: string, fallback: boolean) => read(name, fallback, parseFlag),
    url: <Default>(name: string, fallback: Default) => read(name, fallback, parseUrl),
    /** Several, divided by commas. */
    urls: (name: string) => read<string[], string[]>(name, [], parseUrls),
    origin: <Default>(name: string, fallback: Default) => read(name, fallback, parseOrigin),
    matching: <Default>(name: string, fallback: Default, form: RegExp, expected: string) =>
      read(name, fallback, (text) => (form.test(text) ? text : new Problem(expected))),
  }
}

export type Variables = ReturnType<typeof createVariables>

class Problem {
  readonly expected: string

  constructor(expected: string) {
    this.expected = expected
  }
}

function parseNumber(text: string, min: number, max: number): number | Problem {
  const isInside = /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
  return isInside ? Number(text) : new Problem(`a whole number from ${min} to ${max}`)
}

function parseFlag(text: string): boolean | Problem {
  if (['on', 'true', 'yes', '1'].includes(text.toLowerCase())) return true
  if (['off', 'false', 'no', '0'].includes(text.toLowerCase())) return false
  return new Problem('"on" or "off"')
}

function parseUrl(text: string): string | Problem {
  const isHttp = URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
  return isHttp
    ? text.replace(/(?<!\/)\/+$/, '')
    : new Problem('an address that begins with http:// or https://')
}

function parseUrls(text: string): string[] | Problem {
  const urls = text.split(',').map((one) => parseUrl(one.trim()))
  return urls.find((one) => one instanceof Problem) ?? urls.filter((one) => typeof one === 'string')
}

function parseOrigin(text: string): string | Problem {
  const url = parseUrl(text)
  if (url instanceof Problem) return url
  return new URL(url).origin === url
    ? url
    : new Problem('an address without a path, such as https://domizil.example')
}

/** Consoles and logs may have many readers. */
function hidePassword(text: string): string {
  return text.replace(/:[^:@/]+@/, ':…@')
}
