import type { Static, TOptional, TSchema } from 'typebox'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The shapes of a call's parts. The values live on the server; the browser knows only their types. */
export interface CallSchema {
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /** The multipart form that the call takes as well, or instead of a body. For the description: the handler reads it. */
  readonly form?: TSchema
  readonly headers?: TSchema
  readonly response: TSchema
  /** The type of the file that is answered instead to whoever accepts it. For the description, too. */
  readonly file?: 'text/csv'
}

/** One call of the backend: what both ends agree on. `Schema` exists at compile time only. */
export interface Call<Schema extends CallSchema = CallSchema> {
  readonly method: Method
  /** Below `/api`, with `:name` for a parameter. */
  readonly path: string
  readonly schema?: Schema
}

export function call<Schema extends CallSchema>(method: Method, path: string): Call<Schema> {
  return { method, path }
}

type PartOf<Schema extends CallSchema, Name extends keyof CallSchema> =
  Schema extends Record<Name, infer Part extends TSchema>
    ? Part extends TOptional
      ? Partial<Record<Name, Static<Part>>>
      : Record<Name, Static<Part>>
    : unknown

/** What the caller hands over: only the parts that the call declares, those that may be left out as it likes. */
export type CallInput<C extends Call> =
  C extends Call<infer Schema>
    ? PartOf<Schema, 'params'> & PartOf<Schema, 'query'> & PartOf<Schema, 'body'>
    : never

/** What the caller gets back. */
export type CallOutput<C extends Call> = C extends Call<infer Schema> ? Static<Schema['response']> : never

export type Access = 'open' | 'user' | 'admin'

/** Who may make the call. The path says it: `/user/api/…` needs a token, `/admin/api/…` the admin role as well. */
export function accessOf({ path }: Pick<Call, 'path'>): Access {
  if (path.startsWith('/admin/api/')) return 'admin'
  return /^\/[a-z]+\/api\//.test(path) ? 'user' : 'open'
}
