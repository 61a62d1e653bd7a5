import type { Static, TOptional, TSchema } from 'typebox'

/** The HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The schemas of a call's input and output. The values exist on the server only; the browser uses their types. */
export interface CallSchema {
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /**
   * The multipart form that the call accepts besides or instead of a body. For the OpenAPI description only: the
   * handler parses it.
   */
  readonly form?: TSchema
  readonly headers?: TSchema
  readonly response: TSchema
  /** The media type of a file that is the response if the caller accepts it. For the OpenAPI description only. */
  readonly file?: 'text/csv'
}

/** One call of the API, shared by browser and server. `Schema` exists at compile time only. */
export interface Call<Schema extends CallSchema = CallSchema> {
  readonly method: Method
  /** Below `/api`, with `:name` for a parameter. */
  readonly path: string
  readonly schema?: Schema
}

/** Declares a call that reads; its schema is given as the type parameter, as for the others. */
export const get = <Schema extends CallSchema>(path: string): Call<Schema> => ({ method: 'GET', path })

/** Declares a call that makes or does something. */
export const post = <Schema extends CallSchema>(path: string): Call<Schema> => ({ method: 'POST', path })

/** Declares a call that replaces something. */
export const put = <Schema extends CallSchema>(path: string): Call<Schema> => ({ method: 'PUT', path })

/** Declares a call that takes something away. */
export const remove = <Schema extends CallSchema>(path: string): Call<Schema> => ({ method: 'DELETE', path })

type PartOf<Schema extends CallSchema, Name extends keyof CallSchema> =
  Schema extends Record<Name, infer Part extends TSchema>
    ? Part extends TOptional
      ? Partial<Record<Name, Static<Part>>>
      : Record<Name, Static<Part>>
    : unknown

/** The input of a call: the parts that its schema declares, optional where the schema allows it. */
export type CallInput<C extends Call> =
  C extends Call<infer Schema>
    ? PartOf<Schema, 'params'> & PartOf<Schema, 'query'> & PartOf<Schema, 'body'>
    : never

/** The response body of a call. */
export type CallOutput<C extends Call> = C extends Call<infer Schema> ? Static<Schema['response']> : never

/** The permission that a call requires. */
export type Access = 'open' | 'user' | 'admin'

/**
 * The permission that a call requires, derived from its path: `/user/api/…` needs a token, `/admin/api/…` the admin
 * role as well.
 */
export function accessOf({ path }: Pick<Call, 'path'>): Access {
  if (path.startsWith('/admin/api/')) return 'admin'
  return /^\/[a-z]+\/api\//.test(path) ? 'user' : 'open'
}
