import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readJudge } from './canary-options.ts'
import { PRODUCTION } from './channel-change.ts'
import { refuseForeignOptions } from './command-options.ts'
import { COMMANDS } from './commands.ts'
import { faultSentence } from './fault-sentence.ts'
import { readLimits } from './read-arguments.ts'
import { RefusedError } from './refused-error.ts'
import { folderPlace, type RegistryPlace } from './registry-place.ts'
import { servicePlace } from './service-place.ts'
import { USAGE } from './usage.ts'

const HELP = '`remotectl --help` shows what there is.'
const WITHOUT_SUBJECT = ['list', 'check', 'prune', 'history', 'upgrade', 'budget', 'rule']
const OPTIONS = {
  registry: { type: 'string' },
  channel: { type: 'string', default: PRODUCTION },
  'new-channel': { type: 'boolean', default: false },
  percent: { type: 'string' },
  keep: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
  sign: { type: 'string' },
  team: { type: 'string' },
  kit: { type: 'string' },
  'min-starts': { type: 'string' },
  'max-extra': { type: 'string' },
  'max-slower': { type: 'string' },
  'promote-after': { type: 'string' },
  steps: { type: 'string' },
  bytes: { type: 'string' },
  requests: { type: 'string' },
  render: { type: 'string' },
  days: { type: 'string' },
  all: { type: 'boolean', default: false },
  lift: { type: 'boolean', default: false },
  'new-app': { type: 'boolean', default: false },
  'no-judge': { type: 'boolean', default: false },
  allow: { type: 'string', multiple: true, default: [] as string[] },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Runs a command line and resolves with the text to print.
 *
 * @throws {RefusedError} with the message to print instead.
 */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals, tokens } = parse(args)
  const [name = '', ...subjects] = positionals
  const [subject = ''] = subjects
  const command = COMMANDS[name]
  if (values.help || name === '') return USAGE
  if (!command) throw new RefusedError('USAGE', `There is no command "${name}". ${HELP}`)
  if (!subject && !WITHOUT_SUBJECT.includes(name)) {
    throw new RefusedError('USAGE', `"${name}" needs to know of what. ${HELP}`)
  }
  refuseForeignOptions(name, optionsIn(tokens))

  const registry = values.registry ?? (env.REGISTRY_FOLDER || env.REGISTRY_URL || '.domizil/registry')
  const { by, reason, percent, keep, channel, allow, kit, 'new-channel': newChannel } = values
  const place = ['new', 'upgrade'].includes(name) ? folderPlace(registry) : placeAt(registry, env)
  const folder = () => folderAt(registry, name)
  const wish = { by, reason, newChannel }
  const signing = values.sign ? { keyFile: values.sign, team: values.team ?? '' } : undefined
  if (signing && !signing.team) throw new RefusedError('USAGE', '--sign needs --team, whose key it is.')
  return command({
    subject,
    subjects,
    place,
    folder,
    channel,
    percent,
    keep,
    allow,
    wish,
    signing,
    kit,
    judge: readJudge(values),
    days: values.days,
    limits: readLimits(values),
    isLifted: values.lift,
    newApp: values['new-app'],
    isAll: values.all,
  })
}

const SERVICE = /^https?:\/\//

function placeAt(registry: string, { REGISTRY_TOKEN = '' }: NodeJS.ProcessEnv): RegistryPlace {
  if (!SERVICE.test(registry)) {
    refuseNoFolder(registry)
    return folderPlace(registry)
  }
  if (REGISTRY_TOKEN) return servicePlace(registry, REGISTRY_TOKEN)
  throw new RefusedError('USAGE', 'A registry service needs the token of your team in REGISTRY_TOKEN.')
}

function folderAt(registry: string, command: string): string {
  if (!SERVICE.test(registry)) return registry
  throw new RefusedError('USAGE', `"${command}" works on the folder of a registry, where its service runs.`)
}

/** A slip in its name would found another registry, or show an empty one. */
function refuseNoFolder(folder: string): void {
  if (existsSync(folder)) return
  throw new RefusedError(
    'USAGE',
    `There is no registry in ${folder}: --registry or REGISTRY_FOLDER names its folder, or the address of its service.`,
  )
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true })
  } catch (cause) {
    throw new RefusedError('USAGE', `${faultSentence(cause)} ${HELP}`, { cause })
  }
}

function optionsIn(tokens: ReturnType<typeof parse>['tokens']): string[] {
  return tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
}
