import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readJudge } from './canary-options.ts'
import { PRODUCTION } from './channel-change.ts'
import { refuseForeignOptions } from './command-options.ts'
import { COMMANDS } from './commands.ts'
import { faultSentence } from './fault-sentence.ts'
import { installPackages } from './new-remote.ts'
import { isAddress, type Project, readProject } from './project.ts'
import { readLimits } from './read-arguments.ts'
import { RefusedError } from './refused-error.ts'
import { REGISTRY_COMMANDS } from './registry-commands.ts'
import { folderPlace, type RegistryPlace } from './registry-place.ts'
import { servicePlace } from './service-place.ts'
import { REGISTRY_USAGE, USAGE } from './usage.ts'

const HELP = '`domizil --help` shows what there is.'
const OPTIONS = {
  registry: { type: 'string' },
  channel: { type: 'string', default: PRODUCTION },
  'new-channel': { type: 'boolean', default: false },
  percent: { type: 'string' },
  to: { type: 'string' },
  keep: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
  note: { type: 'string' },
  kit: { type: 'string' },
  'no-install': { type: 'boolean', default: false },
  site: { type: 'string' },
  port: { type: 'string', default: '9000' },
  production: { type: 'boolean', default: false },
  later: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  measure: { type: 'boolean', default: false },
  page: { type: 'string', multiple: true, default: [] as string[] },
  state: { type: 'string' },
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

/** What differs between the tool of a team and that of who runs the site. */
export interface Tools {
  /** Runs the other commands of `domizil registry`; without it they are refused. */
  readonly operate?: (args: readonly string[]) => Promise<string>
  readonly install?: (folder: string) => Promise<void>
  readonly say?: (line: string) => void
}

const HELP_OPTIONS = ['--help', '-h']

/** The commands that need the service itself. */
const OPERATING = ['team', 'teams', 'remove', 'oidc', 'signatures', 'serve']

/**
 * Runs a command line and resolves with the text to print.
 *
 * @throws {RefusedError} with the message to print instead.
 */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { operate, install = installPackages, say = () => undefined }: Tools = {},
): Promise<string> {
  if (args[0] === 'registry' && args.some((arg) => HELP_OPTIONS.includes(arg))) return REGISTRY_USAGE
  if (args[0] === 'registry' && OPERATING.includes(args[1] ?? '')) {
    if (operate) return operate(args.slice(1))
    throw new RefusedError(
      'USAGE',
      `"registry ${args[1]}" is a command of the checkout or image of the site.`,
    )
  }
  const { values, positionals, tokens } = parse(args)
  const isOfRegistry = positionals[0] === 'registry'
  const [name = '', ...subjects] = isOfRegistry ? positionals.slice(1) : positionals
  if (values.help || name === '') return isOfRegistry ? REGISTRY_USAGE : USAGE
  const label = isOfRegistry ? `registry ${name}` : name
  const command = (isOfRegistry ? REGISTRY_COMMANDS : COMMANDS)[name]
  if (!command) throw new RefusedError('USAGE', `There is no command "${label}". ${HELP}`)
  refuseForeignOptions(label, optionsIn(tokens))

  const project = readProject(process.cwd())
  const registry = registryOf(values.registry, env, project)
  const { by, reason, 'new-channel': newChannel } = values
  const place = ['new', 'upgrade', 'dev'].includes(name) ? folderPlace(registry) : placeAt(registry, env)
  return command({
    ...values,
    subject: subjects[0] ?? '',
    subjects,
    project,
    place,
    folder: () => folderAt(registry, label),
    wish: { by, reason, newChannel },
    signing: await signingOf(env['REGISTRY_KEY'], name, place),
    judge: readJudge(values),
    limits: readLimits(values),
    isLifted: values.lift,
    newApp: values['new-app'],
    isAll: values.all,
    pages: values.page,
    has: (option) => values[option],
    install: values['no-install'] ? undefined : install,
    say,
  })
}

function registryOf(named: string | undefined, env: NodeJS.ProcessEnv, project: Project): string {
  return named ?? (env['REGISTRY_FOLDER'] || env['REGISTRY_URL'] || project.registry || '.domizil/registry')
}

function placeAt(registry: string, env: NodeJS.ProcessEnv): RegistryPlace {
  if (!isAddress(registry)) {
    refuseNoFolder(registry)
    return folderPlace(registry)
  }
  const token = env['REGISTRY_TOKEN']
  if (token) return servicePlace(registry, token)
  throw new RefusedError('USAGE', 'A registry service needs the token of your team in REGISTRY_TOKEN.')
}

/** The token says whose key it is; what is published into a folder has no signature. */
async function signingOf(keyFile: string | undefined, command: string, place: RegistryPlace) {
  if (!keyFile || !['ship', 'publish'].includes(command)) return undefined
  const team = await place.team()
  return team && { keyFile, team: team.name }
}

function folderAt(registry: string, command: string): string {
  if (!isAddress(registry)) return registry
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
