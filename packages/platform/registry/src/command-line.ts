import { once } from 'node:events'
import type { Server } from 'node:http'
import { type Order, readNumber, type Tools } from '@domizil/cli'
import { isName } from '@domizil/federation/schema'
import { addTeam, readAccess, removeTeam, type Team, writeAccess } from './access.ts'

/** The commands of who runs a registry, by the file of the teams; `serve` opens it on a port until the process ends. */
export const operatingCommands = (
  accessFile: string,
  serve: (port: number) => Promise<string>,
): Tools['operating'] => ({
  team: (order) => {
    const { key: keyFile, signatures } = order
    const name = named(order, 'team')
    const rights = { remotes: list(order.remotes), channels: list(order.channels) }
    refuseBadNames([name], 'team', 'search')
    refuseBadNames(rights.remotes, 'remote', 'mf-search')
    refuseBadNames(rights.channels, 'channel', 'production')
    const token = addTeam(accessFile, name, {
      ...rights,
      keyFile,
      clients: list(order.client),
      people: list(order.people)?.map((one) => (one.includes('@') ? one.toLowerCase() : one)),
      signatures: signatures === undefined ? undefined : readSignatures(signatures),
    })
    if (token) return `REGISTRY_TOKEN=${token}`
    return teamLine(readAccess(accessFile).teams.find((one) => one.name === name) as Team)
  },
  teams: () => {
    const { teams, oidc, signatures } = readAccess(accessFile)
    const lines = teams.map(teamLine)
    return [
      ...(lines.length > 0 ? lines : ['There is no team yet.']),
      ...(oidc ? [`Access tokens are those of ${oidc.issuer}, for ${oidc.audience}.`] : []),
      `Signatures are ${signatures}.`,
    ].join('\n')
  },
  remove: (order) => {
    const team = named(order, 'remove')
    removeTeam(accessFile, team)
    return `The team ${team} has no rights any more. What it published stays.`
  },
  oidc: async (order) => {
    const { audience, client: terminals } = order
    const issuer = named(order, 'oidc')
    const { oidc: _, ...rest } = readAccess(accessFile)
    if (issuer === 'off') {
      writeAccess(accessFile, rest)
      return 'Access tokens of another identity provider count no longer.'
    }
    if (!audience) throw new Error('--audience is missing: for whom the identity provider issues the tokens.')
    const found = await discover(issuer)
    writeAccess(accessFile, { ...rest, oidc: { ...found, audience, ...(terminals && { terminals }) } })
    return `Access tokens of ${found.issuer} for ${audience} count: those of the clients of teams (--client)${terminals ? `, and of their people by ${terminals} (--people)` : ''}.`
  },
  signatures: (order) => {
    const signatures = readSignatures(named(order, 'signatures'))
    writeAccess(accessFile, { ...readAccess(accessFile), signatures })
    return signatures === 'required'
      ? 'A release that its team has not signed is refused from now on.'
      : 'Only teams with a key have to sign from now on.'
  },
  serve: ({ port = '8090' }) => serve(readNumber('port', port, { least: 0, most: 65_535 })),
})

/** @throws {Error} without the name that a command is about. */
function named({ subject }: Order, command: string): string {
  if (subject) return subject
  throw new Error(`"registry ${command}" needs a name: \`domizil registry --help\` shows how.`)
}

function list(text: string | undefined): string[] | undefined {
  return text?.split(',').filter((one) => one !== '')
}

function refuseBadNames(names: readonly string[] = [], of: string, example: string): void {
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

function teamLine({ name, remotes, channels, key, signatures, clients, people = [] }: Team): string {
  const may = remotes.length > 0 ? `${remotes.join(', ')} on ${channels.join(', ') || 'no channel'}` : 'reads'
  return [
    name,
    may,
    ...(key ? [signatures === 'optional' ? 'may sign' : 'signs'] : []),
    ...clients.map((one) => `client ${one}`),
    ...people,
  ].join('  ')
}

/** Where an issuer keeps its keys, as it says itself. */
async function discover(issuer: string): Promise<{ issuer: string; jwksUri: string }> {
  const address = `${issuer.replace(/(?<!\/)\/+$/, '')}/.well-known/openid-configuration`
  const { issuer: own, jwks_uri: jwksUri } = await readJson(address)
  if (typeof own === 'string' && typeof jwksUri === 'string') return { issuer: own, jwksUri }
  throw new Error(`There is no identity provider at ${issuer}: ${address} does not describe one.`)
}

async function readJson(address: string): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    return (await response.json()) as Record<string, unknown>
  } catch {
    return {} // no answer, or none in JSON
  }
}

/** Opens a port. @throws {Error} with a sentence, if another program listens there. */
export async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    const why = code === 'EADDRINUSE' ? 'another program listens there. Choose one with --port' : message
    throw new Error(`The registry cannot listen on port ${port}: ${why}.`, { cause })
  }
}
