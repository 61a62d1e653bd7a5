import { JUDGING } from './canary-options.ts'
import { RefusedError } from './refused-error.ts'

const CHANGE = ['channel', 'new-channel', 'reason', 'by']
const JUDGE = [...JUDGING, 'no-judge']
const GOVERN = ['lift', 'new-app', 'reason', 'by']

/** The options that each command knows, beside those that all know. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  new: ['kit'],
  upgrade: ['kit'],
  publish: ['allow', 'sign', 'team', 'by'],
  list: [],
  promote: [...CHANGE, 'allow'],
  canary: [...CHANGE, ...JUDGE, 'percent', 'allow'],
  rollback: CHANGE,
  history: ['channel', 'new-channel', 'all'],
  restore: CHANGE,
  rule: [...JUDGE, ...GOVERN],
  budget: ['bytes', 'requests', 'render', ...GOVERN],
  prune: ['keep', 'days'],
  check: [],
}
const OF_ALL = ['registry', 'help']

/**
 * Refuses options that a command would take no notice of: `promote --percent 10` would serve a version to everybody, and of
 * `--percent 10 --percent 100` only the last would count.
 * @throws {RefusedError} USAGE
 */
export function refuseForeignOptions(command: string, given: readonly string[]): void {
  const known = OPTIONS_OF[command] ?? []
  const foreign = given.find((name) => !known.includes(name) && !OF_ALL.includes(name))
  if (foreign) throw new RefusedError('USAGE', `"${command}" knows no --${foreign}.`)
  const twice = given.find((name, at) => name !== 'allow' && given.indexOf(name) < at)
  if (twice) throw new RefusedError('USAGE', `--${twice} is named twice: once says what holds.`)

  const judging = given.find((name) => JUDGING.some((one) => one === name))
  if (given.includes('no-judge') && judging) {
    throw new RefusedError('USAGE', `With --no-judge only people decide: --${judging} would say nothing.`)
  }
}
