import { parseArgs } from 'node:util'
import { type CanaryJudge, type ChannelWish, DEFAULT_MAX_SLOWER } from '@domizil/federation'
import type { Limits } from '@domizil/federation/governance'
import { PRODUCTION } from './channels.ts'
import type { AppVersion } from './release-folder.ts'
import { faultSentence, RefusedError } from './refused-error.ts'
import { DEFAULT_JUDGE } from './governance.ts'
import type { Project } from './project.ts'
import type { RegistryPlace, Signing } from './registry-place.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const texts = { type: 'string', multiple: true, default: [] as string[] } as const

const OPTIONS = {
  registry: text,
  channel: { ...text, default: PRODUCTION },
  'new-channel': flag,
  percent: text,
  to: text,
  keep: text,
  by: text,
  reason: text,
  note: text,
  kit: text,
  'no-install': flag,
  site: text,
  port: text,
  production: flag,
  later: flag,
  'dry-run': flag,
  measure: flag,
  page: texts,
  state: text,
  'min-starts': text,
  'max-extra': text,
  'max-slower': text,
  'promote-after': text,
  steps: text,
  bytes: text,
  requests: text,
  render: text,
  days: text,
  all: flag,
  lift: flag,
  'new-app': flag,
  'no-judge': flag,
  allow: texts,
  remotes: text,
  channels: text,
  key: text,
  signatures: text,
  client: text,
  people: text,
  audience: text,
  help: { type: 'boolean', short: 'h' },
} as const

/** The options that say what a canary is judged by. */
const JUDGING = ['min-starts', 'max-extra', 'max-slower', 'promote-after', 'steps'] as const
const CHANGE = ['channel', 'new-channel', 'reason', 'by']
const JUDGE = [...JUDGING, 'no-judge']
const GOVERN = ['lift', 'new-app', 'reason', 'by']

/** The options that each command knows, beside those that all know. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  new: ['kit', 'no-install'],
  upgrade: ['kit'],
  dev: ['site', 'port', 'production', 'later'],
  ship: ['allow', 'note', 'site', 'dry-run', 'measure', 'page', 'state'],
  promote: [...CHANGE, ...JUDGE, 'percent', 'to', 'allow'],
  rollback: CHANGE,
  'registry publish': ['allow', 'note', 'by'],
  'registry history': ['channel', 'new-channel', 'all'],
  'registry rule': [...JUDGE, ...GOVERN],
  'registry budget': ['bytes', 'requests', 'render', ...GOVERN],
  'registry prune': ['keep', 'days'],
  'registry team': ['remotes', 'channels', 'key', 'signatures', 'client', 'people'],
  'registry oidc': ['audience', 'client'],
  'registry serve': ['port'],
}
const OF_ALL = ['registry', 'help']
const REPEATED = ['allow', 'page']

export const HELP = '`domizil --help` shows what there is.'

/** The options of a command line, as they were typed. */
export type Options = ReturnType<typeof readLine>['values']

/** What a command line asks for. */
export interface Order extends Options {
  readonly subject: string
  readonly subjects: readonly string[]
  readonly project: Project
  /** The folder of the registry, or the address of its service. */
  readonly registry: string
  readonly env: NodeJS.ProcessEnv
  readonly place: RegistryPlace
  /** The registry's folder. @throws {RefusedError} if it is a service. */
  readonly folder: () => string
  readonly wish: Pick<ChannelWish, 'reason' | 'newChannel'>
  readonly signing: Signing | undefined
  readonly judge: CanaryJudge | null | undefined
  readonly limits: Limits
  /** Installs the packages of a new remote. */
  readonly install: (folder: string) => Promise<void>
  readonly say: (line: string) => void
}

/** A command; it answers with the text to print. */
export type Command = (order: Order) => Promise<string> | string

/** @throws {RefusedError} USAGE for what is no option, or lacks its value. */
export function readLine(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true })
  } catch (cause) {
    throw new RefusedError('USAGE', `${faultSentence(cause)} ${HELP}`, { cause })
  }
}

/** Refuses options that a command would take no notice of: of two `--percent` only the last would count. */
export function refuseForeignOptions(command: string, given: readonly string[]): void {
  const known = OPTIONS_OF[command] ?? []
  const foreign = given.find((name) => !known.includes(name) && !OF_ALL.includes(name))
  if (foreign) throw new RefusedError('USAGE', `"${command}" knows no --${foreign}.`)
  const twice = given.find((name, at) => !REPEATED.includes(name) && given.indexOf(name) < at)
  if (twice) throw new RefusedError('USAGE', `--${twice} is named twice: once says what holds.`)

  const judging = given.find((name) => JUDGING.some((one) => one === name))
  if (given.includes('no-judge') && judging) {
    throw new RefusedError('USAGE', `With --no-judge only people decide: --${judging} would say nothing.`)
  }
  if (command !== 'promote') return
  const isCanary = given.includes('percent')
  if (!isCanary && (judging || given.includes('no-judge'))) {
    throw new RefusedError('USAGE', `--${judging ?? 'no-judge'} is of canaries: it needs --percent.`)
  }
  if (!given.includes('to')) return
  const beside = given.find((name) => ['percent', 'allow'].includes(name))
  if (beside) throw new RefusedError('USAGE', `--to serves what was served: --${beside} would say nothing.`)
}

/** A version of an app, as in `mf-search@1.5.0`. @throws {RefusedError} USAGE */
export function readPartVersion(label: string): AppVersion {
  const [name, version, ...rest] = label.split('@')
  if (name && version && rest.length === 0) return { name, version }

  throw new RefusedError('USAGE', `"${label}" is not of the form name@version, such as mf-search@1.5.0.`)
}

/** A revision of the registry. @throws {RefusedError} USAGE */
export function readRevision(revision: string): number {
  if (/^[1-9]\d{0,9}$/.test(revision)) return Number(revision)

  throw new RefusedError('USAGE', `"${revision}" is not a revision. \`domizil registry history\` names them.`)
}

/** A number of an option in its range, whole unless it `isPart`. @throws {RefusedError} USAGE */
export function readNumber(
  name: string,
  given = '',
  { least = 1, most = 999_999_999, isPart = false } = {},
): number {
  const value = Number(given)
  const isNumber = (isPart ? /^\d{1,9}(\.\d{1,9})?$/ : /^\d{1,9}$/).test(given)
  if (isNumber && value >= least && value <= most) return value
  const kind = isPart ? 'number' : 'whole number'
  const not = given && `, not "${given}"`
  throw new RefusedError('USAGE', `--${name} needs a ${kind} from ${least} to ${most}${not}.`)
}

/** What a page may need: bytes and requests together, or the time to render, or all. @throws {RefusedError} USAGE */
export function readLimits({ bytes, requests, render }: Options): Limits {
  const isWeighed = bytes !== undefined || requests !== undefined
  return {
    ...(isWeighed && { bytes: readNumber('bytes', bytes), requests: readNumber('requests', requests) }),
    ...(render !== undefined && { render: readNumber('render', render) }),
  }
}

/** What a canary is judged by; null if people do, undefined if no option says. @throws {RefusedError} USAGE */
export function readJudge(options: Options): CanaryJudge | null | undefined {
  if (options['no-judge']) return null
  if (JUDGING.every((name) => options[name] === undefined)) return undefined
  const promoteAfter = options['promote-after']
  const maxSlower = options['max-slower']
  const steps = readSteps(options)
  const starts = options['min-starts'] ?? String(DEFAULT_JUDGE.minStarts)
  const extra = options['max-extra'] ?? String(DEFAULT_JUDGE.maxExtra)
  return {
    minStarts: readNumber('min-starts', starts, { least: 10, most: 1_000_000 }),
    maxExtra: readNumber('max-extra', extra, SHARE),
    ...(maxSlower !== undefined && { maxSlower: readNumber('max-slower', maxSlower, SHARE) }),
    ...(promoteAfter && {
      promoteAfter: readNumber('promote-after', promoteAfter, { least: 10, most: 100_000_000 }),
    }),
    ...(steps && { steps }),
  }
}

/** Of a hundred starts or visits. */
const SHARE = { least: 0, most: 100, isPart: true }

function readSteps({ steps, percent = '0', 'promote-after': promoteAfter }: Options) {
  if (steps === undefined) return undefined
  if (!promoteAfter) throw new RefusedError('USAGE', '--steps needs --promote-after, the starts of each.')
  const all = steps.split(',').map(Number)
  const isLarger = (step: number, at: number) => step > (at === 0 ? Number(percent) : Number(all[at - 1]))
  if (/^\d{1,2}(,\d{1,2}){0,19}$/.test(steps) && all.every(isLarger)) return all
  throw new RefusedError('USAGE', `--steps needs growing shares below 100, such as 25,50, not "${steps}".`)
}

/** What will happen to a canary, for its team. */
export function sentenceOf(judge: CanaryJudge | null | undefined): string {
  if (!judge) return 'Only people end or promote it.'
  const { minStarts, maxExtra, maxSlower = DEFAULT_MAX_SLOWER, promoteAfter, steps = [] } = judge
  const end = `It ends by itself if, of ${minStarts} starts, over ${maxExtra} in 100 more fail than of the stable version, or over ${maxSlower} in 100 more visits are slow`
  if (!promoteAfter) return `${end}.`
  return steps.length > 0
    ? `${end}; else ${steps.join(', ')} and then all of 100 visitors get it, each share after ${promoteAfter} starts with the one before.`
    : `${end}; else it is promoted after ${promoteAfter} starts.`
}
