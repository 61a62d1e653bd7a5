import ky, { isHTTPError, isNetworkError, type Options } from 'ky'
import { ApiError, errorFromAnswer, MESSAGES } from './api-error.ts'
import { isAbort, isTimeout } from './interruption.ts'
import { uploadFile } from './upload.ts'

/**
 * Sends one request, without time-out and retries.
 * @throws {ApiError} for an answer with an error status and for none; an abort of the caller is rethrown as it is.
 */
export interface Http {
  (url: string, options: Options): Promise<Response>
  /** Sends one file, with its progress. */
  readonly upload: typeof uploadFile
}

/** Creates the function through which all requests are sent. */
export function createHttp(fetchWithProgress: typeof fetch): Http {
  const http = ky.create({ retry: 0, timeout: false, fetch: fetchWithProgress })

  async function request(url: string, options: Options): Promise<Response> {
    try {
      return await http(url, options)
    } catch (error) {
      throw toApiError(error, url)
    }
  }

  return Object.assign(request, { upload: uploadFile })
}

function toApiError(error: unknown, url: string): unknown {
  if (isHTTPError(error)) return errorFromAnswer(url, error.response.status, error.data)
  if (isTimeout(error) || isNetworkError(error)) return new ApiError(MESSAGES.noAnswer, { url, cause: error })
  if (isAbort(error)) return error // aborted by the caller
  return new ApiError(error instanceof Error ? error.message : String(error), { url, cause: error })
}
