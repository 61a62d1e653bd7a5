// proves 7.56, D9.2
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { uploadFile } from './upload.ts'

const RealRequest = globalThis.XMLHttpRequest
const sent: FormData[] = []
const timeouts: number[] = []

/** The part of XMLHttpRequest that uploads use: it records the form and responds. */
class AnsweringRequest extends EventTarget {
  upload = new EventTarget()
  status = 200
  response = { id: 7 }
  responseType = ''
  timeout = 0
  open() {}
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    sent.push(form)
    timeouts.push(this.timeout)
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  sent.length = 0
  timeouts.length = 0
  Object.assign(globalThis, { XMLHttpRequest: AnsweringRequest })
})
afterEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: RealRequest })
})

test('a file is sent with its fields, without undefined ones', async () => {
  const file = new File(['%PDF-1.7'], 'contract.pdf')
  const fields = { tenancyBasis: 'FIXED_TERM', handSigned: true, purpose: undefined }

  const answer = await uploadFile({ method: 'POST', url: '/api/x', headers: {}, file, fields })

  expect(answer).toEqual({ id: 7 })
  expect([...(sent[0]?.keys() ?? [])]).toEqual(['tenancyBasis', 'handSigned', 'file'])
  expect(sent[0]?.get('handSigned')).toBe('true')
})

test('an upload has no timeout', async () => {
  const file = new File(['%PDF-1.7'], 'contract.pdf')

  await uploadFile({ method: 'POST', url: '/api/x', headers: {}, file })

  expect(timeouts).toEqual([0])
})
