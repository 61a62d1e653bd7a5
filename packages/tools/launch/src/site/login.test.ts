// proves 15.62
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '@domizil/cli'
import { openTestDatabase } from '@domizil/database/testing'
import { createIdentity, IDENTITY_MIGRATIONS } from '@domizil/identity'
import { Visitor } from '@domizil/identity/testing'
import { addTeam, createRegistryService } from '@domizil/registry'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aBuildOf } from '../testing/a-build.ts'
import { providerOf } from './open-site.ts'

const ANNA = {
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Amsel',
  password: 'correct horse battery',
  locale: 'en',
  emailVerified: true,
} as const

let folder: string
let origin: string
let env: NodeJS.ProcessEnv
let close: () => Promise<void>

/** A site as `npm start` opens it: identity and registry at one address. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'domizil-login-'))
  const database = await openTestDatabase(IDENTITY_MIGRATIONS)
  const slot: { handle: RequestListener } = { handle: (_, response) => response.writeHead(503).end() }
  const http = createServer((request, response) => slot.handle(request, response))
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const { port } = http.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  const log = { error: () => undefined }
  const identity = await createIdentity({
    pool: database.pool,
    publicUrl: origin,
    productName: 'Domizil',
    log,
  })
  await identity.accounts.ensure(ANNA)
  const registry = await createRegistryService({
    folder: path.join(folder, 'registry'),
    accessFile: path.join(folder, 'registry-access.json'),
    oidc: providerOf({ identity: { kind: 'embedded' }, publicUrl: origin, host: '127.0.0.1', port }),
    log: () => undefined,
  })
  slot.handle = (request, response) =>
    (request.url?.startsWith('/auth/') ? identity : registry).handle(request, response)
  env = { REGISTRY_URL: `${origin}/registry`, XDG_CONFIG_HOME: path.join(folder, 'settings') }
  close = async () => {
    http.close()
    http.closeAllConnections()
    await registry.close()
    await identity.close()
    await database.close()
    rmSync(folder, { recursive: true })
  }
})
afterEach(() => close())

const run = (args: string[], say?: (line: string) => void) => runCommand(args, env, say ? { say } : {})

/** Confirms the code of a terminal in a browser, as Anna. */
async function confirmAt(address: string): Promise<void> {
  const browser = new Visitor(origin)
  const page = await browser.open(address)
  const code = new URL(address).searchParams.get('user_code') ?? ''
  const decision = { user_code: code, confirm: 'yes' }
  const login = await browser.submit(page, 'kc-user-verify-device-user-code-form', decision)
  await browser.submit(login, 'kc-form-login', { username: ANNA.email, password: ANNA.password })
}

const signIn = () => run(['login'], (line) => void confirmAt(/^Open (\S+)/.exec(line)?.[1] ?? ''))

test('who signs in at a terminal publishes for the team that names the address, until the sign-out', async () => {
  const accessFile = path.join(folder, 'registry-access.json')
  addTeam(accessFile, 'search', { remotes: ['mf-search'], channels: ['staging'], people: [ANNA.email] })
  const publish = () => run(['registry', 'publish', aBuildOf('1.0.0')])

  expect(await signIn()).toBe(`You are signed in at ${origin}/registry, for the team search.`)
  expect(await publish()).toBe('Published mf-search 1.0.0.')
  expect(await run(['logout'])).toBe(`You are signed out at ${origin}/registry.`)
  await expect(publish()).rejects.toThrow('`domizil login` signs you in')
})

test('the registry refuses a person who is in no team, and says how they join one', async () => {
  await expect(signIn()).rejects.toThrow(
    'anna@example.com belongs to no team here. Whoever runs the registry adds you: domizil registry team <name> --people anna@example.com',
  )
})
