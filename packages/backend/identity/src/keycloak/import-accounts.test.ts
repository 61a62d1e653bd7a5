// proves 21.83
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Database } from '@domizil/database'
import { openTestDatabase } from '@domizil/database/testing'
import { hashPassword } from '../accounts/passwords.ts'
import { IDENTITY_MIGRATIONS } from '../identity.ts'
import { importAccounts } from './import-accounts.ts'

const ANNA = '0d4c1d5e-2b1f-4f0e-9a51-b1f6f1f0c001'
const BEN = '0d4c1d5e-2b1f-4f0e-9a51-b1f6f1f0c002'
const CARLA = '0d4c1d5e-2b1f-4f0e-9a51-b1f6f1f0c003'
const REALM = '/auth/admin/realms/domizil'

interface User {
  id: string
  email: string
  requiredActions: string[]
  credentials: { secretData: string; credentialData: string }[]
}

/** The calls of Keycloak 26 that are made. Like it, it does not take a second user with the same address. */
const keycloak = createServer((request, response) => void answer(request, response))
let users: User[] = []
/** How many users each import had. */
let imports: number[] = []
let mailed: string[] = []
let sendsMails = true
let database: Database
let url = ''

beforeAll(async () => {
  database = await openTestDatabase(IDENTITY_MIGRATIONS)
  await new Promise<void>((resolve) => keycloak.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(keycloak.address() as AddressInfo).port}`
})
afterAll(async () => {
  await database.close()
  await new Promise((resolve) => keycloak.close(resolve))
})
beforeEach(async () => {
  users = []
  imports = []
  mailed = []
  sendsMails = true
  await database.pool.query('DELETE FROM identity_account')
  await givenAccount(ANNA, 'anna@example.com', await hashPassword('seven fish and a long word'))
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url: address = '' } = request
  const { pathname, searchParams } = new URL(address, url)
  if (method === 'GET') {
    const [first, max] = [Number(searchParams.get('first')), Number(searchParams.get('max'))]
    const isBrief = searchParams.get('briefRepresentation') === 'true'
    const page = users.slice(first, first + max)
    return void response.end(JSON.stringify(isBrief ? page.map(({ id, email }) => ({ id, email })) : page))
  }
  if (pathname.endsWith('/token')) return void response.end('{"access_token":"a-token"}')
  if (pathname === `${REALM}/partialImport`) {
    const given = ((await json(request)) as { users: User[] }).users
    imports.push(given.length)
    users.push(...given.filter(({ email }) => users.every((user) => user.email !== email)))
    return void response.end('{}')
  }
  if (sendsMails) mailed.push(pathname)
  response.writeHead(sendsMails ? 204 : 500).end()
}

async function givenAccount(id: string, email: string, passwordHash: string): Promise<void> {
  await database.pool.query(
    `INSERT INTO identity_account (id, email, first_name, last_name, locale, password_hash) VALUES ($1, $2, 'A', 'B', 'de', $3)`,
    [id, email, passwordHash],
  )
}

const importAll = () => importAccounts(database.pool, { url, user: 'admin', password: 'secret' })

test('an imported account keeps its id and its password', async () => {
  const outcome = await importAll()

  const { rows } = await database.pool.query<{ password_hash: string }>(
    'SELECT password_hash FROM identity_account',
  )
  const { secretData, credentialData } = users[0]?.credentials[0] ?? { secretData: '', credentialData: '' }
  const { value, salt } = JSON.parse(secretData) as { value: string; salt: string }
  expect(outcome).toEqual({ count: 1, present: 0, asked: [], unasked: [] })
  expect(users[0]).toMatchObject({ id: ANNA, username: 'anna@example.com', requiredActions: [] })
  expect(JSON.parse(credentialData)).toEqual({
    hashIterations: 2,
    algorithm: 'argon2',
    additionalParameters: {
      hashLength: ['32'],
      memory: ['19456'],
      type: ['id'],
      version: ['1.3'],
      parallelism: ['1'],
    },
  })
  expect(rows[0]?.password_hash).toBe(
    `$argon2id$v=19$m=19456,t=2,p=1$${salt.replace(/=+$/, '')}$${value.replace(/=+$/, '')}`,
  )
})

test('accounts are imported in batches of twenty, which a slow Keycloak finishes in time', async () => {
  const hash = await hashPassword('seven fish and a long word')
  const ids = Array.from({ length: 40 }, (_, index) => `0d4c1d5e-2b1f-4f0e-9a51-b1f6f1f0d0${index + 10}`)
  for (const [index, id] of ids.entries()) await givenAccount(id, `person${index}@example.com`, hash)

  await importAll()

  expect(imports).toEqual([20, 20, 1])
  expect(users).toHaveLength(41)
})

test('a repeated import leaves the accounts that exist unchanged', async () => {
  await importAll()
  const before = structuredClone(users)

  expect(await importAll()).toEqual({ count: 1, present: 1, asked: [], unasked: [] })
  expect(users).toEqual(before)
})

test.each([
  ['is asked by mail for a new one', true, { asked: [BEN], unasked: [] }],
  ['is named where no mail can be sent', false, { asked: [], unasked: [BEN] }],
])('an account whose password cannot be imported %s', async (_what, canSend, expected) => {
  sendsMails = canSend
  await givenAccount(BEN, 'ben@example.com', '$2b$10$unknown')

  expect(await importAll()).toMatchObject({ count: 2, ...expected })
  expect(users.find(({ id }) => id === BEN)).toMatchObject({
    credentials: [],
    requiredActions: ['UPDATE_PASSWORD'],
  })
  expect(mailed).toEqual(canSend ? [`${REALM}/users/${BEN}/execute-actions-email`] : [])
})

test('an import fails on an address of another account in Keycloak, and names only the id', async () => {
  users = [{ id: BEN, email: 'anna@example.com', requiredActions: [], credentials: [] }]

  await expect(importAll()).rejects.toThrow(new RegExp(`^(?!.*anna).*1 of 1 accounts.*${ANNA}$`))
})

test('an import after a failed one still mails the accounts that need a new password', async () => {
  await givenAccount(BEN, 'ben@example.com', '$2b$10$unknown')
  users = [{ id: CARLA, email: 'anna@example.com', requiredActions: [], credentials: [] }]
  await expect(importAll()).rejects.toThrow('1 of 2 accounts')
  users = users.filter(({ id }) => id !== CARLA)

  expect(await importAll()).toEqual({ count: 2, present: 1, asked: [BEN], unasked: [] })
})

test('an account that has set its password in Keycloak is not mailed again', async () => {
  await givenAccount(BEN, 'ben@example.com', '$2b$10$unknown')
  await importAll()
  users = users.map((user) => ({ ...user, requiredActions: [] }))

  expect(await importAll()).toEqual({ count: 2, present: 2, asked: [], unasked: [] })
})
