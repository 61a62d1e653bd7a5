import type { UploadOptions } from '@domizil/shell-api'
import { ApiError, errorFromAnswer, MESSAGES } from './api-error.ts'

/** The values of form fields besides a file. */
export type FormFields = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface UploadRequest extends UploadOptions {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly file: File
  /** Additional form fields. */
  readonly fields?: FormFields | undefined
}

/**
 * Uploads a file as the multipart field `file`, after additional fields, without a time-out. By XMLHttpRequest: fetch
 * cannot report upload progress over HTTP/1.1.
 * @throws {ApiError} for every failure, or an AbortError after an abort.
 */
export function uploadFile({
  method,
  url,
  headers,
  file,
  fields = {},
  onProgress,
  signal,
}: UploadRequest): Promise<unknown> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  form.append('file', file)

  return new Promise((resolve, reject) => {
    const callOff = () => reject(new DOMException('The upload was called off', 'AbortError'))
    if (signal?.aborted) return callOff() // an aborted signal fires no event

    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'json'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response)
      else reject(errorFromAnswer(url, request.status, request.response))
    })
    request.addEventListener('error', () => reject(new ApiError(MESSAGES.noAnswer, { url })))
    request.addEventListener('abort', callOff)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
