// proves 15.62
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { runCommand } from './command-line.ts'
import { savedLogin } from './login.ts'

type Answer = Record<string, unknown>

/** A registry and its identity provider, at one address. */
let server: Server
let url: string
/** What the token endpoint answers, one after the other: an error, or the name of a token. */
let tokens: (string | { readonly error: string })[]
/** What the answers of registry and provider leave out. */
let lacks: string[]
/** What has been asked of the provider, and with which token the registry was. */
let asked: string[]
let endsIn: number
/** How long the code counts, in seconds. */
let codeEndsIn: number
let env: NodeJS.ProcessEnv

beforeEach(async () => {
  tokens = []
  lacks = []
  asked = []
  endsIn = 300
  codeEndsIn = 600
  env = { XDG_CONFIG_HOME: mkdtempSync(path.join(tmpdir(), 'domizil-login-')) }
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      const [status, body] = answerTo(request.url ?? '', form, request.headers.authorization)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function answerTo(address: string, form: URLSearchParams, authorization = ''): [number, Answer] {
  const known = `${url}/id`
  const description = {
    issuer: known,
    token_endpoint: `${known}/token`,
    device_authorization_endpoint: `${known}/device`,
    revocation_endpoint: `${known}/revoke`,
    scopes_supported: ['openid', 'offline_access'],
  }
  const device = {
    device_code: 'd',
    user_code: 'BCDF-GHJK',
    verification_uri: `${known}/d`,
    verification_uri_complete: `${known}/d?user_code=BCDF-GHJK`,
    interval: 0.01,
  }
  const without = (answer: Answer): Answer =>
    Object.fromEntries(Object.entries(answer).filter(([name]) => !lacks.includes(name)))
  const answers: Record<string, () => [number, Answer]> = {
    '/registry/v1/login': () => [200, without({ issuer: known, client: 'terminals' })],
    '/registry/v1/team': () => {
      asked.push(authorization)
      if (authorization !== 'Bearer of-a-stranger') return [200, { name: 'search' }]
      return [401, { code: 'NOT_SIGNED_IN', error: 'b@example.com belongs to no team here.' }]
    },
    '/id/.well-known/openid-configuration': () => [200, without(description)],
    '/id/device': () => {
      asked.push(`${form.get('client_id')} ${form.get('scope')}`)
      return [200, { ...without(device), expires_in: codeEndsIn }]
    },
    '/id/token': () => {
      const next = tokens.shift() ?? 'more'
      if (typeof next === 'object') return [400, next]
      const gives = { access_token: next, token_type: 'Bearer', expires_in: endsIn }
      return [200, without({ ...gives, refresh_token: `${next} again` })]
    },
    '/id/revoke': () => {
      asked.push(`revoke ${form.get('token')}`)
      return lacks.includes('revocation') ? [503, {}] : [200, {}]
    },
  }
  return answers[address]?.() ?? [404, {}]
}

const run = (...args: string[]) => {
  const said: string[] = []
  const settings = { REGISTRY_URL: `${url}/registry`, ...env }
  return runCommand(args, settings, { say: (line) => said.push(line) }).then((last) => [...said, last])
}
const kept = () => {
  const folder = path.join(env['XDG_CONFIG_HOME'] ?? '', 'domizil')
  const [file = ''] = readdirSync(folder)
  return path.join(folder, file)
}
const teamAsked = () => asked.filter((one) => one.startsWith('Bearer')).at(-1)
/** A command that asks the registry. */
const useRegistry = () => run('registry', 'publish', 'dist').catch(() => undefined)

test('a person confirms a code in the browser, and the registry says the team', async () => {
  tokens = [{ error: 'authorization_pending' }, 'first']

  const said = await run('login')

  expect(said).toEqual([
    `Open ${url}/id/d?user_code=BCDF-GHJK\nand confirm the code BCDF-GHJK.`,
    `You are signed in at ${url}/registry, for the team search.`,
  ])
  expect(asked).toEqual(['terminals openid offline_access', 'Bearer first'])
})

test('a sign-in is kept in a file of this user alone, and commands use it', async () => {
  tokens = ['first']
  await run('login')
  env = { ...env, REGISTRY_KEY: 'key.pem' }

  await useRegistry()

  const modes = [kept(), path.dirname(kept())].map((place) => statSync(place).mode & 0o777)
  expect([...modes, teamAsked()]).toEqual([0o600, 0o700, 'Bearer first'])
})

test('a token in the environment is used rather than a sign-in', async () => {
  tokens = ['first']
  await run('login')
  env = { ...env, REGISTRY_KEY: 'key.pem', REGISTRY_TOKEN: 'of-a-pipeline' }

  await useRegistry()

  expect(teamAsked()).toBe('Bearer of-a-pipeline')
})

test('an access token that is about to end is renewed, and what renews it is kept', async () => {
  endsIn = 59
  tokens = ['first', 'second']
  await run('login')
  env = { ...env, REGISTRY_KEY: 'key.pem' }

  await useRegistry()

  expect([teamAsked(), JSON.parse(readFileSync(kept(), 'utf8'))]).toEqual([
    'Bearer second',
    expect.objectContaining({ accessToken: 'second', refreshToken: 'second again' }),
  ])
})

test('a sign-in is renewed once for calls at the same time, and again when it ends', async () => {
  endsIn = 59
  tokens = ['first', 'second', 'third']
  await run('login')
  const token = savedLogin(`${url}/registry`, env)

  const atOnce = await Promise.all([token?.(), token?.()])
  const later = await token?.()

  expect([...atOnce, later]).toEqual(['second', 'second', 'third'])
})

test('a provider that gives nothing new to renew with is asked with the same again', async () => {
  endsIn = 59
  tokens = ['first', 'second']
  await run('login')
  lacks = ['refresh_token']

  await savedLogin(`${url}/registry`, env)?.()

  expect(JSON.parse(readFileSync(kept(), 'utf8'))).toMatchObject({ refreshToken: 'first again' })
})

test('an access token without an end is renewed before each use', async () => {
  lacks = ['expires_in']
  tokens = ['first', 'second']
  await run('login')

  expect(await savedLogin(`${url}/registry`, env)?.()).toBe('second')
})

test('a sign-in that cannot be renewed ends with its access token', async () => {
  endsIn = 59
  lacks = ['refresh_token']
  tokens = ['first']
  await run('login')

  await expect(run('registry', 'list')).rejects.toThrow('Your sign-in has ended')
})

test('a failure of the provider does not end a sign-in', async () => {
  endsIn = 59
  tokens = ['first', { error: 'server_error' }, 'second']
  await run('login')

  await expect(run('registry', 'list')).rejects.toThrow('/id refuses: server_error.')
  expect(await savedLogin(`${url}/registry`, env)?.()).toBe('second')
})

test('a sign-in is one at its registry, however its address ends, and at no other', async () => {
  tokens = ['first']
  await run('login')
  const at = (address: string) => savedLogin(address, env)?.()

  expect(await at(`${url}/registry/`)).toBe('first')
  expect(at(`${url}/other/registry`)).toBeUndefined()
})

test('a sign-in that has ended is deleted, and the command says so', async () => {
  endsIn = 59
  tokens = ['first', { error: 'invalid_grant' }]
  await run('login')

  await expect(run('registry', 'list')).rejects.toThrow(
    'Your sign-in has ended: `domizil login` signs you in again.',
  )
  await expect(run('registry', 'list')).rejects.toThrow(
    '`domizil login` signs you in, or REGISTRY_TOKEN is its token.',
  )
})

test('a sign-out forgets the sign-in and ends it at the provider', async () => {
  tokens = ['first']
  await run('login')

  expect(await run('logout')).toEqual([`You are signed out at ${url}/registry.`])
  expect(asked.at(-1)).toBe('revoke first again')
  expect(await run('logout')).toEqual([`You are not signed in at ${url}/registry.`])
})

test.each([
  ['knows no way to end it', 'revocation_endpoint'],
  ['gave nothing to renew it with', 'refresh_token'],
])('a sign-in is forgotten also where the provider %s', async (_, missing) => {
  lacks = [missing]
  tokens = ['first']
  await run('login')

  expect(await run('logout')).toEqual([`You are signed out at ${url}/registry.`])
})

test('a sign-in is forgotten before a provider that fails is asked to end it', async () => {
  tokens = ['first']
  await run('login')
  lacks = ['revocation']

  await expect(run('logout')).rejects.toThrow('/id does not answer.')
  expect(await run('logout')).toEqual([`You are not signed in at ${url}/registry.`])
})

test('where a token of the environment goes first, a sign-in says so', async () => {
  tokens = ['first']
  env = { ...env, REGISTRY_TOKEN: 'of-a-pipeline' }

  expect((await run('login')).at(-1)).toContain('for the team search. REGISTRY_TOKEN is set, and goes first.')
})

test('the sign-in ends with an error when nobody confirms the code in time', async () => {
  codeEndsIn = 0.1
  tokens = Array.from({ length: 100 }, () => ({ error: 'authorization_pending' }))

  await expect(run('login')).rejects.toThrow('Nobody confirmed the code in time')
})

test('a provider without an address that has the code is named with its own', async () => {
  lacks = ['verification_uri_complete']
  tokens = ['first']

  expect((await run('login'))[0]).toBe(`Open ${url}/id/d\nand confirm the code BCDF-GHJK.`)
})

test.each([
  ['the person cancels', { error: 'access_denied' }, 'The sign-in was cancelled in the browser.'],
  ['nobody confirms', { error: 'expired_token' }, 'Nobody confirmed the code in time'],
  ['the code is gone', { error: 'invalid_grant' }, 'Nobody confirmed the code in time'],
  ['the provider refuses', { error: 'server_error' }, '/id refuses: server_error.'],
  ['the registry does not know the person', 'of-a-stranger', 'b@example.com belongs to no team here.'],
])('where %s, that is said and nothing is kept', async (_, answer, sentence) => {
  tokens = [answer]

  await expect(run('login')).rejects.toThrow(sentence)

  expect(readdirSync(env['XDG_CONFIG_HOME'] ?? '')).toEqual([])
})

test.each([
  ['a registry without an identity provider', 'issuer', 'signs nobody in: use the token of your team'],
  ['a registry without a client for people', 'client', 'signs nobody in: use the token of your team'],
  ['a provider without the device flow', 'device_authorization_endpoint', 'signs nobody in at a terminal'],
  ['a provider that is away', 'token_endpoint', '/id does not answer. Please try again later.'],
])('%s is named', async (_, missing, sentence) => {
  lacks = [missing]

  await expect(run('login')).rejects.toThrow(sentence)
})

test('a damaged file and a folder are refused in a sentence', async () => {
  tokens = ['first']
  await run('login')
  writeFileSync(kept(), '{')

  await expect(run('registry', 'list')).rejects.toThrow('is damaged: `domizil login` writes another one.')
  await expect(run('login', '--registry', '.domizil/registry')).rejects.toThrow('is a folder: it asks nobody')
})
