import * as contract from '@domizil/api'
import type { Ids } from '../../testing/marketplace.ts'
import type { People } from '../../testing/marketplace-people.ts'
import type { SampleRequest } from '../../testing/sample-request.ts'
import type { Place } from './places.ts'

/** A request as it goes over the wire. */
export interface RawRequest {
  method: contract.Call['method']
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** A request to a call that is as it should be, in the parts of which one value can be replaced. */
export interface BaseRequest {
  call: Pick<contract.Call, 'method' | 'path'>
  url: string
  headers: Record<string, string>
  body: object | undefined
  file: string | undefined
}

/** Every call of the contract by its name. */
export const CALLS = new Map(
  Object.entries(contract).flatMap(([name, value]): [string, contract.Call][] =>
    typeof value === 'object' && 'method' in value ? [[name, value]] : [],
  ),
)

export function baseRequest(
  name: string,
  sample: SampleRequest,
  { ids, people, token }: { ids: Ids; people: People; token: string | undefined },
): BaseRequest {
  const call = CALLS.get(name)
  if (!call) throw new TypeError(`There is no call ${name}`)

  return {
    call,
    url: sample.address?.(ids, people) ?? call.path,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    body: sample.body?.(ids, people),
    file: sample.file?.(ids, people),
  }
}

/** The request with one value replaced: by JSON in a body, elsewhere by what stands there letter by letter. */
export function withValue(base: BaseRequest, place?: Place, value = ''): RawRequest {
  const { method } = base.call
  const path = addressOf(base, place, value)
  const headers = { ...base.headers, ...(place?.part === 'headers' && { [nameIn(place)]: value }) }
  const isForm = place?.part === 'form' || (base.file !== undefined && place?.part !== 'body')
  if (isForm)
    return { method, path, headers: { ...headers, 'content-type': FORM }, body: formOf(base, place, value) }

  const body = place?.part === 'body' ? jsonWith(base.body, place.path, value) : asJson(base.body)
  return { method, path, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) }, body }
}

/** Whether the request has a value there. */
export function hasValue({ call, url, body, file }: BaseRequest, { part, path }: Place): boolean {
  const [first = ''] = path
  if (part === 'params') return call.path.includes(`:${first}`)
  if (part === 'query') return new URLSearchParams(url.split('?')[1]).has(first)
  if (part === 'headers') return true
  if (part === 'form' && first === 'file') return file !== undefined

  return path.reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], body) !== undefined
}

const nameIn = ({ path: [name = ''] }: Place): string => name

function addressOf({ call, url }: BaseRequest, place: Place | undefined, value: string): string {
  const [pathname = '', search] = url.split('?')
  const names = call.path.split('/')
  const isParameter = (at: number) => place?.part === 'params' && names[at] === `:${nameIn(place)}`
  const path = pathname
    .split('/')
    .map((text, at) => (isParameter(at) ? value : text))
    .join('/')

  const isReplaced = (name: string) => place?.part === 'query' && name === nameIn(place)
  const query = [...new URLSearchParams(search)]
    .filter(([name]) => !isReplaced(name))
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  if (place?.part === 'query') query.push(`${nameIn(place)}=${value}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

const FORM = 'multipart/form-data; boundary=x'

function formOf({ body = {}, file }: BaseRequest, place: Place | undefined, value: string): string {
  const isForm = place?.part === 'form'
  const fields = { ...body, ...(isForm && nameIn(place) !== 'file' && { [nameIn(place)]: value }) }
  const bytes = isForm && nameIn(place) === 'file' ? value : file
  const parts = [
    ...Object.entries(fields).map(([name, text]) => `name="${name}"\r\n\r\n${text}`),
    ...(bytes === undefined ? [] : [`name="file"; filename="a.pdf"\r\n\r\n${bytes}`]),
  ]

  return `${parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--x--\r\n`
}

const asJson = (value: object | undefined) => value && JSON.stringify(value)

/** Stands for what a program could not write. */
const MARK = '@@hard@@'

function jsonWith(body: object | undefined, path: readonly string[], value: string): string {
  return JSON.stringify(marked(body, path)).replace(`"${MARK}"`, () => value)
}

function marked(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return MARK
  if (Array.isArray(value)) return value.with(Number(first), marked(value[Number(first)], rest))
  return { ...(value as object), [first]: marked((value as Record<string, unknown>)?.[first], rest) }
}
