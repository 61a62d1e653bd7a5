import { parseArgs } from 'node:util'
import { type AppVersion, type Author, PRODUCTION } from './channel-change.ts'
import { promote, restore, rollback, startCanary } from './channels.ts'
import { checkRegistry } from './check.ts'
import { listChanges, listVersions } from './list.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { RefusedError } from './refused-error.ts'
import { readRegistry } from './registry-file.ts'

const USAGE = `remotectl: which version of which part is served

  remotectl publish <folder of a build> [--allow <path>]
  remotectl list
  remotectl promote <name>@<version> … [--allow <path>]
  remotectl canary <name>@<version> … --percent <0-100>
  remotectl rollback <name> …
  remotectl history
  remotectl restore <revision>
  remotectl prune --keep <number of versions>
  remotectl check

Several versions in one command are one step: all of them or none.

  --channel <name>    whose visitors get it, production if left out
  --new-channel       founds the channel
  --reason <text>     kept in the history, as is --by <name>
  --allow <path>      confirms a route that disappears, or takes addresses from another part; can be repeated

The registry is the folder of --registry, else of REGISTRY_FOLDER, else .domizil/registry.`

const WITHOUT_SUBJECT = ['list', 'check', 'prune', 'history']
const ON_CHANNEL = ['promote', 'canary', 'rollback', 'restore', 'history']
const OPTIONS = {
  registry: { type: 'string' },
  channel: { type: 'string', default: PRODUCTION },
  'new-channel': { type: 'boolean', default: false },
  percent: { type: 'string' },
  keep: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
  allow: { type: 'string', multiple: true, default: [] as string[] },
  help: { type: 'boolean', short: 'h' },
} as const

interface Order {
  readonly subject: string
  readonly subjects: readonly string[]
  readonly registry: string
  readonly channel: string
  readonly percent: string | undefined
  readonly keep: string | undefined
  readonly author: Author
  readonly allow: readonly string[]
}

const COMMANDS: Readonly<Record<string, (order: Order) => Promise<string> | string>> = {
  publish: async ({ registry, subject, allow }) => {
    const { name, version, isNew } = await publish(registry, subject, { allow })
    return isNew ? `Published ${name} ${version}.` : `${name} ${version} was published before: nothing to do.`
  },
  list: ({ registry }) => listVersions(readRegistry(registry)).join('\n'),
  promote: async ({ registry, subjects, channel, author, allow }) => {
    const wanted = subjects.map(readPartVersion)
    await promote(registry, wanted, channel, { ...author, allow })
    return `The channel ${channel} serves ${labelsOf(wanted)}.`
  },
  rollback: async ({ registry, subjects, channel, author }) => {
    const canaries = readRegistry(registry).channels[channel]?.parts ?? {}
    const { channels } = await rollback(registry, subjects, channel, author)
    const served = subjects.map((name) => {
      const { version = '' } = channels[channel]?.parts[name] ?? {}
      return canaries[name]?.canary ? `${name} ${version} to everybody` : `${name} ${version} again`
    })
    return `The channel ${channel} serves ${served.join(', ')}.`
  },
  canary: async ({ registry, subjects, channel, percent, author }) => {
    const wanted = subjects.map(readPartVersion)
    const share = readPercent(percent)
    await startCanary(registry, { wanted: wanted, percent: share }, channel, author)
    return share === 0
      ? `The channel ${channel} has no canary of ${wanted.map(({ name }) => name).join(', ')} any more.`
      : `${share} of 100 visitors of the channel ${channel} get ${labelsOf(wanted)}.`
  },
  history: ({ registry, channel }) => listChanges(readRegistry(registry), channel).join('\n'),
  restore: async ({ registry, subject, channel, author }) => {
    const { channels } = await restore(registry, readRevision(subject), channel, author)
    const parts = Object.entries(channels[channel]?.parts ?? {})
    return `The channel ${channel} serves ${labelsOf(parts.map(([name, { version }]) => ({ name, version })))}.`
  },
  prune: async ({ registry, keep }) => {
    const dropped = await prune(registry, readCount(keep))
    return dropped.length > 0 ? `Deleted ${labelsOf(dropped)}.` : 'There was nothing to delete.'
  },
  check: ({ registry }) => {
    const problems = checkRegistry(registry)
    if (problems.length > 0) throw new RefusedError('VERSION_UNFIT', problems.join('\n'))
    return 'All is well: every version is whole, every channel works.'
  },
}

/**
 * Runs a command line and resolves with the text to print.
 *
 * @throws {RefusedError} with the message to print instead.
 */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parse(args)
  const [name = '', ...subjects] = positionals
  const [subject = ''] = subjects
  const command = COMMANDS[name]
  if (values.help || name === '') return USAGE
  if (!command) throw new RefusedError('USAGE', `There is no command "${name}".\n\n${USAGE}`)
  if (!subject && !WITHOUT_SUBJECT.includes(name)) {
    throw new RefusedError('USAGE', `"${name}" needs to know of what.\n\n${USAGE}`)
  }

  const registry = values.registry ?? (env.REGISTRY_FOLDER || '.domizil/registry')
  const { by, reason, percent, keep, channel, allow } = values
  if (ON_CHANNEL.includes(name) && !values['new-channel']) refuseUnknownChannel(registry, channel)
  return command({ subject, subjects, registry, channel, percent, keep, allow, author: { by, reason } })
}

/** A registry without channels gets its first one without a word; later a new one may be a slip. */
function refuseUnknownChannel(registry: string, channel: string): void {
  const known = Object.keys(readRegistry(registry).channels)
  if (known.length === 0 || known.includes(channel)) return
  throw new RefusedError(
    'CHANNEL_UNKNOWN',
    `There is no channel ${channel}. There are: ${known.join(', ')}. To found it: --new-channel`,
  )
}

function labelsOf(all: readonly AppVersion[]): string {
  return all.map(({ name, version }) => `${name} ${version}`).join(', ')
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (cause) {
    throw new RefusedError('USAGE', `${(cause as Error).message}\n\n${USAGE}`, { cause })
  }
}

function readPartVersion(text: string): AppVersion {
  const [name, version, ...rest] = text.split('@')
  if (name && version && rest.length === 0) return { name, version }

  throw new RefusedError('USAGE', `"${text}" is not of the form name@version, such as mf-search@1.5.0.`)
}

function readPercent(text = ''): number {
  if (/^(100|\d{1,2})$/.test(text)) return Number(text)

  throw new RefusedError('USAGE', `--percent needs a whole number from 0 to 100${text && `, not "${text}"`}.`)
}

function readRevision(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text)

  throw new RefusedError('USAGE', `"${text}" is not a revision. \`remotectl history\` names them.`)
}

function readCount(text = ''): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)

  throw new RefusedError(
    'USAGE',
    `--keep needs a number of versions, at least 1${text && `, not "${text}"`}.`,
  )
}
