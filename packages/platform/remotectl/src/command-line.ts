import { parseArgs } from 'node:util'
import type { CanaryJudge } from '@domizil/federation'
import { type AppVersion, PRODUCTION } from './channel-change.ts'
import { refuseUnknownChannel } from './channel-names.ts'
import { type Budget, budgets } from './budgets.ts'
import { readJudge, sentenceOf } from './canary-options.ts'
import { checkRegistry } from './check.ts'
import { canariesOf, listChanges, listVersions } from './list.ts'
import { newRemote } from './new-remote.ts'
import { prune } from './prune.ts'
import { readCount, readPartVersion, readPercent, readRevision } from './read-arguments.ts'
import { RefusedError } from './refused-error.ts'
import { type ChangeWish, folderPlace, type RegistryPlace, type Signing } from './registry-place.ts'
import { ruleOf, rules } from './rules.ts'
import { servicePlace } from './service-place.ts'
import { USAGE } from './usage.ts'

const WITHOUT_SUBJECT = ['list', 'check', 'prune', 'history']
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
  days: { type: 'string' },
  'no-judge': { type: 'boolean', default: false },
  allow: { type: 'string', multiple: true, default: [] as string[] },
  help: { type: 'boolean', short: 'h' },
} as const

interface Order {
  readonly subject: string
  readonly subjects: readonly string[]
  readonly place: RegistryPlace
  /** The registry's folder. @throws {RefusedError} if it is a service. */
  readonly folder: () => string
  readonly channel: string
  readonly percent: string | undefined
  readonly keep: string | undefined
  readonly wish: ChangeWish
  readonly allow: readonly string[]
  readonly signing: Signing | undefined
  readonly kit: string | undefined
  readonly judge: CanaryJudge | null | undefined
  readonly days: string | undefined
  /** @throws {RefusedError} if a number is missing. */
  readonly budget: () => Budget
}

const COMMANDS: Readonly<Record<string, (order: Order) => Promise<string> | string>> = {
  new: ({ subject, kit }) => {
    const folder = newRemote(subject, { parent: process.cwd(), kit })
    return `${folder} is ready: \`git init && npm install\` there, then its README.md.`
  },
  publish: async ({ place, subject, allow, signing, wish: { by } }) => {
    const { name, version, isNew } = await place.publish(subject, { allow, signing, by })
    return isNew ? `Published ${name} ${version}.` : `${name} ${version} was published before: nothing to do.`
  },
  list: async ({ place }) => listVersions(await place.read()).join('\n'),
  promote: async ({ place, subjects, channel, wish, allow }) => {
    const wanted = subjects.map(readPartVersion)
    await place.promote(wanted, channel, { ...wish, allow })
    return `The channel ${channel} serves ${labelsOf(wanted)}.`
  },
  rollback: async ({ place, subjects, channel, wish }) => {
    const canaries = (await place.read()).channels[channel]?.parts ?? {}
    const { channels } = await place.rollback(subjects, channel, wish)
    const served = subjects.map((name) => {
      const { version = '' } = channels[channel]?.parts[name] ?? {}
      return canaries[name]?.canary ? `${name} ${version} to everybody` : `${name} ${version} again`
    })
    return `The channel ${channel} serves ${served.join(', ')}.`
  },
  canary: async ({ place, subjects, channel, percent, wish, judge, allow }) => {
    const wanted = subjects.map(readPartVersion)
    const share = readPercent(percent)
    const { channels } = await place.canary({ wanted, percent: share, judge }, channel, { ...wish, allow })
    const [{ name } = { name: '' }] = wanted
    return share === 0
      ? `The channel ${channel} has no canary of ${wanted.map((one) => one.name).join(', ')} any more.`
      : `${share} of 100 visitors of the channel ${channel} get ${labelsOf(wanted)}. ${sentenceOf(channels[channel]?.parts[name]?.canary?.judge)}`
  },
  history: async ({ place, channel, wish }) => {
    const registry = await place.read()
    if (!wish.newChannel) refuseUnknownChannel(registry, channel)
    return listChanges(registry, channel).join('\n')
  },
  restore: async ({ place, subject, channel, wish }) => {
    const { channels } = await place.restore(readRevision(subject), channel, wish)
    const parts = channels[channel]?.parts ?? {}
    const served = Object.entries(parts).map(([name, { version }]) => ({ name, version }))
    const canaries = canariesOf(parts).map(
      ({ label, percent, judge }) =>
        ` ${percent} of 100 visitors get the canary ${label} with it. ${sentenceOf(judge)}`,
    )
    return `The channel ${channel} serves ${labelsOf(served)}.${canaries.join('')}`
  },
  budget: ({ folder, subject, budget }) => {
    const { bytes, requests } = budget()
    budgets.set(folder(), subject, { bytes, requests })
    const whose = subject === '*' ? 'an app without a budget' : subject
    return `A page of ${whose} may need ${bytes} bytes in ${requests} files on a first visit. What is published already stays.`
  },
  rule: ({ folder, subject, judge }) => {
    if (judge !== undefined) rules.set(folder(), subject, judge)
    return `A canary of ${subject === '*' ? 'an app without a rule' : subject}: ${sentenceOf(ruleOf(folder(), [subject]))}`
  },
  prune: async ({ folder, keep, days }) => {
    const dropped = await prune(folder(), readCount('keep', keep), {
      days: readCount('days', days ?? '7'),
    })
    return dropped.length > 0 ? `Deleted ${labelsOf(dropped)}.` : 'There was nothing to delete.'
  },
  check: ({ folder }) => {
    const problems = checkRegistry(folder())
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
  const { by, reason, percent, keep, channel, allow, kit, 'new-channel': newChannel } = values
  const place = placeAt(registry, env)
  const folder = () => folderAt(registry, name)
  const wish = { by, reason, newChannel }
  const budget = () => ({
    bytes: readCount('bytes', values.bytes),
    requests: readCount('requests', values.requests),
  })
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
    budget,
  })
}

const SERVICE = /^https?:\/\//

function placeAt(registry: string, { REGISTRY_TOKEN = '' }: NodeJS.ProcessEnv): RegistryPlace {
  if (!SERVICE.test(registry)) return folderPlace(registry)
  if (REGISTRY_TOKEN) return servicePlace(registry, REGISTRY_TOKEN)
  throw new RefusedError('USAGE', 'A registry service needs the token of your team in REGISTRY_TOKEN.')
}

function folderAt(registry: string, command: string): string {
  if (!SERVICE.test(registry)) return registry
  throw new RefusedError('USAGE', `"${command}" works on the folder of a registry, where its service runs.`)
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
