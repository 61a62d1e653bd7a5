import { parseArgs } from 'node:util'
import { type AppVersion, PRODUCTION, promote, rollback, startCanary } from './channels.ts'
import { checkRegistry } from './check.ts'
import { listVersions } from './list.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { RefusedError } from './refused-error.ts'
import { readRegistry } from './registry-file.ts'

const USAGE = `remotectl: which version of which part is served

  remotectl publish <folder of a build>
  remotectl list
  remotectl promote <name>@<version> … [--channel production]
  remotectl rollback <name> [--channel production]
  remotectl canary <name>@<version> --percent <0-100> [--channel production]
  remotectl prune --keep <number of versions>
  remotectl check

The registry is the folder of --registry, else of REGISTRY_FOLDER, else .domizil/registry.`

const WITHOUT_SUBJECT = ['list', 'check', 'prune']
const OPTIONS = {
  registry: { type: 'string' },
  channel: { type: 'string', default: PRODUCTION },
  percent: { type: 'string' },
  keep: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

interface Order {
  readonly subject: string
  readonly subjects: readonly string[]
  readonly registry: string
  readonly channel: string
  readonly percent: string | undefined
  readonly keep: string | undefined
}

const COMMANDS: Readonly<Record<string, (order: Order) => Promise<string> | string>> = {
  publish: async ({ registry, subject }) => {
    const { name, version, isNew } = await publish(registry, subject)
    return isNew ? `Published ${name} ${version}.` : `${name} ${version} was published before: nothing to do.`
  },
  list: ({ registry }) => listVersions(readRegistry(registry)).join('\n'),
  promote: async ({ registry, subjects, channel }) => {
    const wanted = subjects.map(readPartVersion)
    await promote(registry, wanted, channel)
    return `The channel ${channel} serves ${wanted.map(({ name, version }) => `${name} ${version}`).join(', ')}.`
  },
  rollback: async ({ registry, subject, channel }) => {
    const { channels } = await rollback(registry, subject, channel)
    return `The channel ${channel} serves ${subject} ${channels[channel]?.parts[subject]?.version} again.`
  },
  canary: async ({ registry, subject, channel, percent }) => {
    const wanted = readPartVersion(subject)
    const share = readPercent(percent)
    await startCanary(registry, wanted, share, channel)
    return share === 0
      ? `The channel ${channel} has no canary of ${wanted.name} any more.`
      : `${share} of 100 visitors of the channel ${channel} get ${wanted.name} ${wanted.version}.`
  },
  prune: async ({ registry, keep }) => {
    const dropped = await prune(registry, readCount(keep))
    return dropped.length > 0
      ? `Deleted ${dropped.map(({ name, version }) => `${name} ${version}`).join(', ')}.`
      : 'There was nothing to delete.'
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
  return command({ percent: undefined, keep: undefined, ...values, subject, subjects, registry })
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

function readCount(text = ''): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)

  throw new RefusedError(
    'USAGE',
    `--keep needs a number of versions, at least 1${text && `, not "${text}"`}.`,
  )
}
