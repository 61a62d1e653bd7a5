import { existsSync } from 'node:fs'
import { COMMANDS } from './commands.ts'
import { savedLogin } from './login.ts'
import { installPackages } from './new-remote.ts'
import {
  type Command,
  HELP,
  type Order,
  readJudge,
  readLimits,
  readLine,
  refuseForeignOptions,
} from './options.ts'
import { isAddress, readProject } from './project.ts'
import { RefusedError } from './refused-error.ts'
import { REGISTRY_COMMANDS } from './registry-commands.ts'
import { folderPlace, type RegistryPlace, servicePlace } from './registry-place.ts'
import { REGISTRY_USAGE, USAGE } from './usage.ts'

/** What differs between the tool of a team and that of who runs the site. */
export interface Tools {
  /** The other commands of `domizil registry`, which need the service itself; without them they are refused. */
  readonly operating?: Readonly<Record<string, Command>>
  readonly install?: Order['install']
  readonly say?: Order['say']
}

const OPERATING = ['team', 'teams', 'remove', 'oidc', 'signatures', 'serve']
/** The commands that look at no registry, or need no right to it. */
const WITHOUT_REGISTRY = ['new', 'upgrade', 'dev', 'login', 'logout', ...OPERATING]

/** Runs a command line and resolves with the text to print. @throws {RefusedError} with the message to print instead. */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { operating = {}, install = installPackages, say = () => undefined }: Tools = {},
): Promise<string> {
  const { values, positionals, tokens } = readLine(args)
  const isOfRegistry = positionals[0] === 'registry'
  const [name = '', ...subjects] = isOfRegistry ? positionals.slice(1) : positionals
  if (values.help || name === '') return isOfRegistry ? REGISTRY_USAGE : USAGE
  const label = isOfRegistry ? `registry ${name}` : name
  const command = (isOfRegistry ? { ...REGISTRY_COMMANDS, ...operating } : COMMANDS)[name]
  if (!command) {
    throw new RefusedError(
      'USAGE',
      isOfRegistry && OPERATING.includes(name)
        ? `"${label}" is a command of the checkout or image of the site.`
        : `There is no command "${label}". ${HELP}`,
    )
  }
  refuseForeignOptions(
    label,
    tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
  )

  const project = readProject(process.cwd())
  const registry =
    values.registry ??
    (env['REGISTRY_FOLDER'] || env['REGISTRY_URL'] || project.registry || '.domizil/registry')
  const place = WITHOUT_REGISTRY.includes(name) ? folderPlace(registry) : placeAt(registry, env)
  return command({
    ...values,
    registry,
    env,
    subject: subjects[0] ?? '',
    subjects,
    project,
    place,
    folder: () => folderAt(registry, label),
    wish: { newChannel: values['new-channel'], ...(values.reason && { reason: values.reason }) },
    signing: await signingOf(env['REGISTRY_KEY'], name, place),
    judge: readJudge(values),
    limits: readLimits(values),
    install,
    say,
  })
}

function placeAt(registry: string, env: NodeJS.ProcessEnv): RegistryPlace {
  if (!isAddress(registry)) {
    if (existsSync(registry)) return folderPlace(registry)
    // A slip in its name would found another registry, or show an empty one.
    const missing = `There is no registry in ${registry}: --registry or REGISTRY_FOLDER names its folder, or the address of its service.`
    throw new RefusedError('USAGE', missing)
  }
  const token = env['REGISTRY_TOKEN'] || savedLogin(registry, env)
  if (token) return servicePlace(registry, token)
  const sentence =
    'A registry service has to know your team: `domizil login` signs you in, or REGISTRY_TOKEN is its token.'
  throw new RefusedError('USAGE', sentence)
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
