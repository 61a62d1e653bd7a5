import { parseArgs } from 'node:util'
import { isName } from '@domizil/federation/schema'
import type { Team } from './access.ts'
import { readAccess, writeAccess } from './access-file.ts'
import { addTeam, removeTeam } from './add-team.ts'

const OPTIONS = {
  remotes: { type: 'string', default: '' },
  channels: { type: 'string', default: '' },
  key: { type: 'string' },
  signatures: { type: 'string' },
  client: { type: 'string' },
  audience: { type: 'string' },
  port: { type: 'string', default: '8090' },
} as const

interface Order {
  readonly accessFile: string
  readonly subject: string
  readonly values: ReturnType<typeof parse>['values']
  /** Opens the registry on a port, until the process ends. */
  readonly serve: (port: number) => Promise<string>
}

const COMMANDS: Readonly<Record<string, (order: Order) => string | Promise<string>>> = {
  team: ({ accessFile, subject, values }) => {
    const { remotes, channels, key: keyFile, client, signatures } = values
    const rights = { remotes: list(remotes), channels: list(channels) }
    refuseBadNames([subject], 'team', 'search')
    refuseBadNames(rights.remotes, 'remote', 'mf-search')
    refuseBadNames(rights.channels, 'channel', 'production')
    const clients = client === undefined ? undefined : list(client)
    const token = addTeam(accessFile, subject, {
      ...rights,
      keyFile,
      clients,
      signatures: signatures === undefined ? undefined : readSignatures(signatures),
    })
    return `REGISTRY_TOKEN=${token}`
  },
  teams: ({ accessFile }) => {
    const { teams, oidc, signatures } = readAccess(accessFile)
    const lines = teams.map(teamLine)
    return [
      ...(lines.length > 0 ? lines : ['There is no team yet.']),
      ...(oidc ? [`Clients are those of ${oidc.issuer}, with tokens for ${oidc.audience}.`] : []),
      `Signatures are ${signatures}.`,
    ].join('\n')
  },
  remove: ({ accessFile, subject }) => {
    removeTeam(accessFile, subject)
    return `The team ${subject} has no rights any more. What it published stays.`
  },
  oidc: async ({ accessFile, subject, values: { audience } }) => {
    const { oidc: _, ...rest } = readAccess(accessFile)
    if (subject === 'off') {
      writeAccess(accessFile, rest)
      return 'Teams come with their tokens only.'
    }
    if (!audience) throw new Error('--audience is missing: for whom the identity provider issues the tokens.')
    const found = await discover(subject)
    writeAccess(accessFile, { ...rest, oidc: { ...found, audience } })
    return `Teams may come with access tokens of ${found.issuer}, issued for ${audience} to a client of theirs (--client).`
  },
  signatures: ({ accessFile, subject }) => {
    const signatures = readSignatures(subject)
    writeAccess(accessFile, { ...readAccess(accessFile), signatures })
    return signatures === 'required'
      ? 'A release that its team has not signed is refused from now on.'
      : 'Only teams with a key have to sign from now on.'
  },
  serve: ({ values, serve }) => serve(readPort(values.port)),
}

const WITHOUT_SUBJECT = ['teams', 'serve']

/**
 * Runs the command of an operator, and resolves with the text to print.
 * @throws {Error} with the sentence to print instead; nothing is changed then.
 */
export async function runRegistryCommand(
  args: readonly string[],
  accessFile: string,
  serve: Order['serve'],
): Promise<string> {
  const { values, positionals } = parse(args)
  const [name = '', subject = ''] = positionals
  const command = COMMANDS[name]
  if (!command) throw new Error(`There is no command "registry ${name}".`)
  if (!subject && !WITHOUT_SUBJECT.includes(name)) {
    throw new Error(`"registry ${name}" needs a name: \`domizil registry --help\` shows how.`)
  }
  return command({ accessFile, subject, values, serve })
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
}

function list(text: string): string[] {
  return text.split(',').filter((one) => one !== '')
}

function refuseBadNames(names: readonly string[], of: string, example: string): void {
  const bad = names.find((name) => !isName(name) && (name !== '*' || of === 'team'))
  if (bad === undefined) return
  throw new Error(
    `"${bad}" is no name of a ${of}: it is like ${example}, in small letters, digits and hyphens.`,
  )
}

function readSignatures(text: string): 'optional' | 'required' {
  if (text === 'required' || text === 'optional') return text
  throw new Error(`Signatures are "required" or "optional", not "${text}".`)
}

function teamLine({ name, remotes, channels, key, signatures, clients }: Team): string {
  const may = remotes.length > 0 ? `${remotes.join(', ')} on ${channels.join(', ') || 'no channel'}` : 'reads'
  return [
    name,
    may,
    ...(key ? [signatures === 'optional' ? 'may sign' : 'signs'] : []),
    ...clients.map((one) => `client ${one}`),
  ].join('  ')
}

/** Where an issuer keeps its keys, as it says itself. */
async function discover(issuer: string): Promise<{ issuer: string; jwksUri: string }> {
  const address = `${issuer.replace(/(?<!\/)\/+$/, '')}/.well-known/openid-configuration`
  const { issuer: own, jwks_uri: jwksUri } = await readJson(address)
  if (typeof own === 'string' && typeof jwksUri === 'string') return { issuer: own, jwksUri }
  throw new Error(`There is no identity provider at ${issuer}: ${address} does not describe one.`)
}

function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text)
  throw new Error(`--port needs a number up to 65535, not "${text}".`)
}

async function readJson(address: string): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    return (await response.json()) as Record<string, unknown>
  } catch {
    return {} // no answer, or none in JSON
  }
}
