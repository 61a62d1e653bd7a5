// proves 21.89
import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { changedPages } from './changed-pages.ts'

function answered(statusCode: number, headers: Record<string, string> = {}): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.statusCode = statusCode
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  return response
}

test.each([
  ['PUT', '/api/user/api/favorite/add'],
  ['DELETE', '/api/user/api/favorite/remove'],
  ['POST', '/api/booking/api/12/messages'],
  ['PUT', '/api/booking/api/12/messages/read'],
  ['POST', '/api/booking/api/question/12/messages'],
  ['PUT', '/api/flat/api/create'],
  ['POST', '/api/admin/api/mail/3/read'],
])('%s %s clears no cached page', (method, path) => {
  expect(changedPages(method, path, answered(200))).toBe('none')
})

test.each([
  ['POST', '/api/flat/search/filter'],
  ['POST', '/api/telemetry/vitals/shell/1.0.0/production'],
  ['PUT', '/api/user/needhelp'],
  ['GET', '/api/user/api/profile'],
  ['HEAD', '/api/user/api/profile'],
])('%s %s, a public call or a read, clears no cached page', (method, path) => {
  expect(changedPages(method, path, answered(200))).toBe('none')
})

test.each([
  ['POST', '/api/flat/api/image/upload/7'],
  ['PUT', '/api/flat/api/blockedPeriod/create/7'],
])('%s %s clears only the pages of its flat', (method, path) => {
  expect(changedPages(method, path, answered(200))).toEqual({ flat: '7' })
})

test('editing a flat clears only its pages, named by a header of the answer', () => {
  const response = answered(200, { 'Cache-Group-Invalidation': '"flat-7"' })

  expect(changedPages('PUT', '/api/flat/api/edit', response)).toEqual({ flat: '7' })
})

test.each([
  ['PUT', '/api/flat/api/edit'],
  ['PUT', '/api/flat/api/updateStatus/7'],
  ['DELETE', '/api/flat/api/remove/7'],
  ['PUT', '/api/user/api/profile'],
  ['DELETE', '/api/user/api/account'],
  ['POST', '/api/booking/api/12/landlordApprove'],
  ['DELETE', '/api/flat/api/blockedPeriod/remove/7'],
  ['POST', '/api/admin/api/user/5/block'],
  ['PUT', '/api/user/api/favorite/add/'],
  ['PATCH', '/api/user/api/of-tomorrow'],
])('%s %s clears all cached pages', (method, path) => {
  expect(changedPages(method, path, answered(200))).toBe('all')
})

test.each([400, 401, 403, 404, 409, 429, 499])('a change refused with %i clears no cached page', (status) => {
  expect(changedPages('PUT', '/api/user/api/profile', answered(status))).toBe('none')
})

test.each([204, 302, 500, 502])(
  'a change answered with %i clears all cached pages, as it may have succeeded',
  (status) => {
    expect(changedPages('PUT', '/api/user/api/profile', answered(status))).toBe('all')
  },
)
