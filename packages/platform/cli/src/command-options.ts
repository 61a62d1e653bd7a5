import { JUDGING } from './canary-options.ts'
import { RefusedError } from './refused-error.ts'

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
  'registry list': [],
  'registry history': ['channel', 'new-channel', 'all'],
  'registry rule': [...JUDGE, ...GOVERN],
  'registry budget': ['bytes', 'requests', 'render', ...GOVERN],
  'registry prune': ['keep', 'days'],
  'registry check': [],
}
const OF_ALL = ['registry', 'help']
const REPEATED = ['allow', 'page']

/**
 * Refuses options that a command would take no notice of: of `--percent 10 --percent 100` only the last would count.
 * @throws {RefusedError} USAGE
 */
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
