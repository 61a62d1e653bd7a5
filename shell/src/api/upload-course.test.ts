// proves 7.56
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { uploadFile } from './upload.ts'

const RealRequest = globalThis.XMLHttpRequest
let requests: WaitingRequest[] = []

/** The part of XMLHttpRequest that uploads use: it waits until a test continues it. */
class WaitingRequest extends EventTarget {
  upload = new EventTarget()
  opened = ''
  headers: Record<string, string> = {}
  isSent = false
  status = 0
  response: unknown = null
  responseType = ''

  constructor() {
    super()
    requests.push(this)
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {
    this.isSent = true
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  requests = []
  Object.assign(globalThis, { XMLHttpRequest: WaitingRequest })
})
afterEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: RealRequest })
})

const anUpload = (more: { signal?: AbortSignal; onProgress?: (fraction: number) => void } = {}) => {
  const headers = { Authorization: 'Bearer token-1' }
  return uploadFile({ method: 'POST', url: '/api/image', headers, file: new File(['x'], 'bed.jpg'), ...more })
}

test('an upload is sent with method, address and token', () => {
  void anUpload()

  expect(requests[0]).toMatchObject({
    opened: 'POST /api/image',
    headers: { Authorization: 'Bearer token-1' },
    isSent: true,
  })
})

test('the progress of an upload is reported while its total is known', () => {
  const told: number[] = []
  void anUpload({ onProgress: (fraction) => told.push(fraction) })

  requests[0]?.upload.dispatchEvent(
    new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 }),
  )
  requests[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 2 }))

  expect(told).toEqual([0.25])
})

test('an upload aborted before it starts is not sent', async () => {
  const uploaded = anUpload({ signal: AbortSignal.abort() })

  await expect(uploaded).rejects.toMatchObject({ name: 'AbortError' })
  expect(requests).toEqual([])
})

test('a running upload can be aborted', async () => {
  const controller = new AbortController()
  const uploaded = anUpload({ signal: controller.signal })

  controller.abort()

  await expect(uploaded).rejects.toMatchObject({ name: 'AbortError' })
})

test('a refused upload fails with the server’s message', async () => {
  const uploaded = anUpload()

  requests[0]?.answer(413, { error: 'The image is larger than 20 MB' })

  const failure = { status: 413, fromServer: true, message: 'The image is larger than 20 MB' }
  await expect(uploaded).rejects.toMatchObject(failure)
})

test('an upload without an answer fails with a message about the connection', async () => {
  const uploaded = anUpload()

  requests[0]?.dispatchEvent(new Event('error'))

  await expect(uploaded).rejects.toEqual(
    new ApiError('Internet disconnected or problem unknown', { url: '/api/image' }),
  )
})
