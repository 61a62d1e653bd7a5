import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createKeycloakAccounts } from './keycloak-accounts.ts'
import { KeycloakError } from './keycloak-error.ts'

const PERSON = '0d4c1d5e-2b1f-4f0e-9a51-b1f6f1f0c001'
const ADMIN_API = '/auth/admin/realms/domizil/users/'
const TOKEN = '/auth/realms/domizil/protocol/openid-connect/token'

/** The endpoints of Keycloak 26 that are called; a test sets the answer to the deletion. */
const keycloak = createServer((request, response) => void answer(request, response))
let asked: { call: string; body: string; authorization: string | undefined }[] = []
let tokenStatus = 200
let removalStatus = 204
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => keycloak.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(keycloak.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => keycloak.close(resolve)))
beforeEach(() => {
  asked = []
  tokenStatus = 200
  removalStatus = 204
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url: path = '', headers } = request
  asked.push({ call: `${method} ${path}`, body: await text(request), authorization: headers.authorization })

  if (path === TOKEN) response.writeHead(tokenStatus).end(JSON.stringify({ access_token: 'a-token' }))
  else response.writeHead(removalStatus).end()
}

const remove = (id: string) => createKeycloakAccounts({ url, secret: 'a secret' }).remove(id)

test('an account is deleted with a token of the client that deletes accounts', async () => {
  await remove(PERSON)

  expect(asked).toEqual([
    {
      call: `POST ${TOKEN}`,
      body: 'grant_type=client_credentials&client_id=domizil-accounts&client_secret=a+secret',
      authorization: undefined,
    },
    { call: `DELETE ${ADMIN_API}${PERSON}`, body: '', authorization: 'Bearer a-token' },
  ])
})

test('deleting an account that does not exist succeeds', async () => {
  removalStatus = 404

  await expect(remove(PERSON)).resolves.toBeUndefined()
})

test('an id with a path in it is encoded, so that only an account can be deleted', async () => {
  await remove('../clients/1')

  expect(asked[1]?.call).toBe(`DELETE ${ADMIN_API}..%2Fclients%2F1`)
})

test.each([
  ['a wrong secret', 401, 204],
  ['a client that may not look after people', 200, 403],
  ['an accident', 200, 500],
])('a deletion fails on %s, so that it is tried again', async (_name, token, removal) => {
  tokenStatus = token
  removalStatus = removal

  await expect(remove(PERSON)).rejects.toThrow(KeycloakError)
})

test('the error for an unreachable Keycloak contains neither the secret nor the person', async () => {
  const accounts = createKeycloakAccounts({ url: 'http://127.0.0.1:1', secret: 'a secret' })

  await expect(accounts.remove(PERSON)).rejects.toThrow(
    /^Keycloak does not answer at http:\/\/127\.0\.0\.1:1$/,
  )
})
