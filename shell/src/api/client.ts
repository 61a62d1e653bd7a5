import { accessOf, type Call, type CallOutput } from '@domizil/api'
import type { Locale } from '@domizil/domain'
import type { SendOptions, ShellApi } from '@domizil/shell-api'
import { ApiError, inLanguage, MESSAGES } from './api-error.ts'
import type { Http } from './http.ts'
import { isAbort } from './interruption.ts'
import type { FormFields } from './upload.ts'
import { type UrlInput, urlOf } from './url-of.ts'

const TIMEOUT_MS = 50_000
const UNAUTHORIZED = 401
/** If a call can return a file, the file is requested. */
const FILES = 'application/pdf, text/csv, */*;q=0.1'

export interface ClientOptions {
  /** The access token of a signed-in user. Calls that require one wait for it. */
  getToken(): Promise<string | undefined>
  /** The current token, for open calls, which do not wait. */
  peekToken(): string | undefined
  /** Another token in the place of one that was refused; undefined if the session has ended. */
  replaceToken(refused: string): Promise<string | undefined>
  getLocale(): Locale
  /** Called with each call that has failed, for any reason but an abort. */
  onFailure?(call: Call, error: ApiError): void
  /** Called before each request. It comes later than the client: a drawn page is taken over without any call. */
  loadHttp(): Promise<Http>
}

/** Sends calls to the backend. Uploads and downloads have no time-out. */
export type ApiClient = Pick<ShellApi, 'send' | 'upload' | 'download'>

interface AnyInput extends UrlInput {
  readonly body?: unknown
}

/** Creates the client through which all calls to the backend are sent. */
export function createApiClient(options: ClientOptions): ApiClient {
  /** Sends a call with the session's token; once more with another one if that was refused: nothing was done then. */
  async function withToken<T>(call: Call, send: (headers: Record<string, string>) => Promise<T>): Promise<T> {
    const sendWith = (token: string | undefined) =>
      send({
        Accept: 'application/json',
        'Accept-Language': options.getLocale(),
        ...(token && { Authorization: `Bearer ${token}` }),
      })
    const token = accessOf(call) === 'open' ? options.peekToken() : await options.getToken()

    try {
      return await sendWith(token)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === UNAUTHORIZED
      const other = isRefused && token ? await options.replaceToken(token) : undefined
      if (!other) throw error
      return sendWith(other)
    }
  }

  async function request(
    call: Call,
    input: AnyInput,
    { idempotencyKey, signal, accept }: SendOptions & { accept?: string } = {},
  ) {
    const url = urlOf(call, input)
    return withToken(call, async (headers) => {
      const http = await loadedHttp(url)
      return http(url, {
        method: call.method,
        headers: {
          ...headers,
          ...(accept && { Accept: accept }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        },
        ...(input.body !== undefined && { json: input.body }),
        ...(signal && { signal }),
      })
    })
  }

  /** Without its code no call can be sent: for the caller the same as no connection. */
  async function loadedHttp(url: string): Promise<Http> {
    try {
      return await options.loadHttp()
    } catch (cause) {
      throw new ApiError(MESSAGES.noAnswer, { url, cause })
    }
  }

  async function understood<T>(call: Call, answer: () => Promise<T>): Promise<T> {
    try {
      return await answer()
    } catch (error) {
      if (error instanceof ApiError) options.onFailure?.(call, error)
      throw inLanguage(error, options.getLocale())
    }
  }

  const client: ApiClient = {
    send: async (call, input, sendOptions) => {
      const signal = withinTime(sendOptions?.signal)
      return readJson(await request(call, input as AnyInput, { ...sendOptions, signal }))
    },
    upload: async (call, input, file, uploadOptions) => {
      const url = urlOf(call, input as AnyInput)
      return withToken(call, async (headers) => {
        const http = await loadedHttp(url)
        const upload = {
          method: call.method,
          url,
          headers,
          file,
          // Calls with a file have flat bodies.
          fields: (input as AnyInput).body as FormFields | undefined,
          ...uploadOptions,
        }
        return (await http.upload(upload)) as CallOutput<typeof call>
      })
    },
    download: async (call, input) => {
      const response = await request(call, input as AnyInput, { accept: FILES })
      return readBody(response, () => response.blob())
    },
  }
  return {
    send: (...asked) => understood(asked[0], () => client.send(...asked)),
    upload: (...asked) => understood(asked[0], () => client.upload(...asked)),
    download: (...asked) => understood(asked[0], () => client.download(...asked)),
  }
}

/**
 * Combines the caller's signal with the time-out. ky's own time-out would be indistinguishable from the caller's
 * abort: it aborts without a reason.
 */
function withinTime(signal?: AbortSignal): AbortSignal {
  const late = AbortSignal.timeout(TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, late]) : late
}

async function readJson<T>(response: Response): Promise<T> {
  const text = await readBody(response, () => response.text())
  try {
    return JSON.parse(text || 'null') as T
  } catch (cause) {
    const { status, url } = response
    throw new ApiError(MESSAGES.otherAnswer, { status, url, body: text, cause })
  }
}

/** The connection may be lost during the response: that counts as no response, for any error of the browser. */
async function readBody<T>({ url }: Response, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    throw isAbort(cause) ? cause : new ApiError(MESSAGES.noAnswer, { url, cause })
  }
}
