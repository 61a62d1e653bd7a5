import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { runCommand } from '@domizil/cli'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { operatingCommands } from './command-line.ts'
import { aService, type Served, temporaryFolder } from './testing/a-service.ts'

let file: string
let server: Server | undefined
let service: Served | undefined
beforeEach(() => {
  file = path.join(temporaryFolder(), 'access.json')
})
afterEach(async () => {
  await service?.close()
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  service = undefined
  server = undefined
})

const run = (line: string) => {
  const operating = operatingCommands(file, async (port) => `served on ${port}`)
  return runCommand(['registry', ...line.split(' ')], {}, { operating })
}
const stored = () => JSON.parse(readFileSync(file, 'utf8'))

test('teams are listed with their permissions', async () => {
  const key = path.join(temporaryFolder(), 'key.pem')
  await run(`team search --remotes mf-search --channels staging,production --key ${key} --client search-ci`)
  await run('team gateway')

  expect(await run('teams')).toBe(
    [
      'search  mf-search on staging, production  signs  client search-ci',
      'gateway  reads',
      'Signatures are optional.',
    ].join('\n'),
  )
})

test('people and clients are named without a token being made, and without touching the rest', async () => {
  await run('team search --remotes mf-search --channels staging')
  const { tokens } = stored().teams[0]

  const said = await run('team search --people Anna@example.com,b4c1')

  expect(said).toBe('search  mf-search on staging  Anna@example.com  b4c1'.replace('A', 'a'))
  expect(stored().teams).toMatchObject([{ tokens, people: ['anna@example.com', 'b4c1'] }])
  expect(await run('team search')).toMatch(/^REGISTRY_TOKEN=/)
  expect(stored().teams).toMatchObject([{ people: ['anna@example.com', 'b4c1'], remotes: ['mf-search'] }])
})

test('a person of another team is refused: who signs in speaks for one', async () => {
  await run('team search --people anna@example.com')

  await expect(run('team flats --people anna@example.com')).rejects.toThrow(
    'anna@example.com is in the team search already.',
  )
})

test('a removed team is refused at its next call, by a sentence about its token', async () => {
  service = await aService()
  const token = (await run('team search --remotes mf-search')).replace('REGISTRY_TOKEN=', '')
  await run('team gateway')
  service.setAccess(stored())
  const list = () =>
    runCommand(['registry', 'list', '--registry', service?.url ?? ''], { REGISTRY_TOKEN: token })
  await list()

  expect(await run('remove search')).toBe('The team search has no rights any more. What it published stays.')

  service.setAccess(stored())
  await expect(list()).rejects.toThrow('This token is not, or no longer, that of a team here.')
  await expect(run('remove search')).rejects.toThrow('There is no team search. There are: gateway.')
})

test('an identity provider is added with the address of its keys, and removed by “oidc off”', async () => {
  server = createServer((_request, response) => {
    response.end(JSON.stringify({ issuer: 'https://id.example/teams', jwks_uri: 'https://id.example/keys' }))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  await run(`oidc ${issuer} --audience registry`)
  const oidc = {
    issuer: 'https://id.example/teams',
    jwksUri: 'https://id.example/keys',
    audience: 'registry',
  }
  expect(stored().oidc).toEqual(oidc)

  await run('oidc off')
  expect(stored().oidc).toBeUndefined()
})

test('signatures can be made required and optional again', async () => {
  await run('signatures required')
  expect(stored().signatures).toBe('required')
  await run('signatures optional')
  expect(stored().signatures).toBe('optional')
})

test.each([
  ['teem search', 'There is no command "registry teem".'],
  ['team', '"registry team" needs a name: `domizil registry --help` shows how.'],
  ['team Search', '"Search" is no name of a team'],
  ['team * --remotes mf-search', '"*" is no name of a team'],
  ['team search --remotes MF', '"MF" is no name of a remote'],
  ['team search --channels a_b', '"a_b" is no name of a channel'],
  ['team search --remote mf-search', "Unknown option '--remote'"],
  ['remove search', 'There is no team search. There is none.'],
  ['oidc https://id.invalid', '--audience is missing'],
  ['oidc http://127.0.0.1:9 --audience x', 'There is no identity provider at http://127.0.0.1:9'],
  ['team search --key a.pem --signatures no', 'Signatures are "required" or "optional", not "no".'],
  ['signatures yes', 'Signatures are "required" or "optional", not "yes".'],
  ['serve --port abc', '--port needs a whole number from 0 to 65535, not "abc".'],
])('the command "%s" is refused with a sentence, and writes no file', async (line, sentence) => {
  await expect(run(line)).rejects.toThrow(sentence)
  expect(existsSync(file)).toBe(false)
})

test('a refused team name creates no key file', async () => {
  const key = path.join(temporaryFolder(), 'key.pem')

  await expect(run(`team Search --key ${key}`)).rejects.toThrow('is no name of a team')

  expect(existsSync(key)).toBe(false)
})

test('a file that is not a key is reported by name', async () => {
  const key = path.join(temporaryFolder(), 'key.pem')
  writeFileSync(key, 'nothing')

  await expect(run(`team search --key ${key}`)).rejects.toThrow(`${key} is no Ed25519 key in PEM.`)
})

test('a malformed file of teams is reported and not overwritten', async () => {
  writeFileSync(file, '{')

  await expect(run('teams')).rejects.toThrow(`${file} cannot be used`)
  await expect(run('team search')).rejects.toThrow(`${file} cannot be used`)
  expect(readFileSync(file, 'utf8')).toBe('{')
})
