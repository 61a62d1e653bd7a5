import { userInfo } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import { type CanaryJudge, HOST } from '@domizil/federation'
import {
  type Governance,
  GOVERNANCE_FILE,
  type GovernanceWish,
  type Limits,
  NO_GOVERNANCE,
  parseGovernance,
} from '@domizil/federation/governance'
import { isName } from '@domizil/federation/schema'
import { distance } from 'fastest-levenshtein'
import { RefusedError } from './refused-error.ts'
import { readRegistry } from './registry-file.ts'
import { type RegistryHome, storeOf } from './store.ts'

/** Stands for all apps without a setting. */
export const EVERY = '*'

/** What a registry demands of apps. @throws {RefusedError} GOVERNANCE_MALFORMED */
export async function readGovernance(home: RegistryHome): Promise<Governance> {
  return parsed((await storeOf(home).read(GOVERNANCE_FILE))?.toString('utf8'))
}

/** Changes what is demanded of an app from now on, with who and why: APP_UNKNOWN, or USAGE where there is nothing to lift. */
export async function changeGovernance(
  home: RegistryHome,
  wish: GovernanceWish,
  by: string = userInfo().username,
): Promise<Governance> {
  const store = storeOf(home)
  let changed = NO_GOVERNANCE
  const edit = async (text: string | undefined) => {
    const current = parsed(text)
    const known = [...Object.keys(readRegistry(store.folder).versions), ...appsIn(current)]
    if (wish.app !== EVERY) refuseUnknownApp(wish.app, known, wish.newApp ?? false)
    const { reason } = wish
    const note = { at: new Date().toISOString(), by, what: whatOf(wish), ...(reason && { reason }) }
    changed = { ...edited(current, wish), changes: [...current.changes, note] }
    return `${JSON.stringify(changed, null, 2)}\n`
  }
  await store.change(GOVERNANCE_FILE, edit, hasNote)
  return changed
}

/** What a page of an app may need: what it has no limit of goes by `*`. */
export function limitsOf({ budgets }: Governance, app: string): Limits {
  const own = settingOf(budgets, app) ?? {}
  const { bytes, requests, render } = settingOf(budgets, EVERY) ?? {}
  const weight = own.bytes === undefined ? { bytes, requests } : {}
  return defined({ render, ...weight, ...own })
}

/** The setting of an app itself. */
export function settingOf<T>(settings: Readonly<Record<string, T>>, app: string): T | undefined {
  return Object.hasOwn(settings, app) ? settings[app] : undefined
}

/** The apps that something is demanded of. */
export function appsIn({ budgets, rules }: Governance): string[] {
  return [...new Set([...Object.keys(budgets), ...Object.keys(rules)])].filter((name) => name !== EVERY)
}

function edited(current: Governance, wish: GovernanceWish): Governance {
  const { app } = wish
  if (wish.kind === 'rule') {
    const { [app]: before, ...rest } = current.rules
    if (wish.judge !== undefined) return { ...current, rules: { ...rest, [app]: wish.judge } }
    if (before === undefined) throw nothingToLift(app, 'rule')
    return { ...current, rules: rest }
  }

  if (app === HOST && wish.limits.render !== undefined) {
    const sentence = 'The pages of the shell are not measured: it has a budget of bytes and files.'
    throw new RefusedError('USAGE', sentence)
  }
  const { [app]: before, ...rest } = current.budgets
  if (wish.isWhole && before === undefined) throw nothingToLift(app, 'budget')
  const limits = wish.isWhole ? wish.limits : { ...before, ...wish.limits }
  const isLifted = Object.keys(limits).length === 0
  if ((limits.bytes === undefined) !== (limits.requests === undefined) || (isLifted && !wish.isWhole)) {
    const sentence = 'A budget names bytes and requests together, or the time to render, or all of them.'
    throw new RefusedError('USAGE', sentence)
  }
  return { ...current, budgets: isLifted ? rest : { ...rest, [app]: limits } }
}

function nothingToLift(app: string, what: string): RefusedError {
  const whose = app === EVERY ? 'There is no' : `${app} has no`
  const sentence = `${whose} ${what}${app === EVERY ? ' for all apps' : ' of its own'} to lift.`
  return new RefusedError('USAGE', sentence)
}

/** As it is typed. */
function whatOf(wish: GovernanceWish): string {
  const { kind, app } = wish
  if (wish.kind === 'budget') {
    const { bytes, requests, render } = wish.limits
    return [kind, app, ...(wish.isWhole ? ['--lift'] : []), ...options({ bytes, requests, render })].join(' ')
  }
  if (wish.judge === undefined) return `rule ${app} --lift`
  if (wish.judge === null) return `rule ${app} --no-judge`
  const { minStarts, maxExtra, maxSlower, promoteAfter, steps } = wish.judge
  const named = {
    'min-starts': minStarts,
    'max-extra': maxExtra,
    'max-slower': maxSlower,
    'promote-after': promoteAfter,
    steps: steps?.join(','),
  }
  return [kind, app, ...options(named)].join(' ')
}

function options(named: Readonly<Record<string, string | number | undefined>>): string[] {
  return Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${value}`]))
}

/** Whether what is demanded has the last change of another one. */
function hasNote(found: string, made: string): boolean {
  const last = parsed(made).changes.at(-1)
  return parsed(found).changes.some((one) => isDeepStrictEqual(one, last))
}

/** @throws {RefusedError} GOVERNANCE_MALFORMED if the file cannot be read. */
function parsed(text: string | undefined): Governance {
  if (text === undefined) return NO_GOVERNANCE
  try {
    return parseGovernance(text)
  } catch (cause) {
    const sentence = `The file ${GOVERNANCE_FILE} of the registry cannot be used: ${(cause as Error).message}`
    throw new RefusedError('GOVERNANCE_MALFORMED', sentence, { cause })
  }
}

function defined(limits: { [name in keyof Limits]: number | undefined }): Limits {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))
}

/** What a canary is judged by where neither its team nor a rule says otherwise. */
export const DEFAULT_JUDGE: CanaryJudge = { minStarts: 100, maxExtra: 2 }

/** What a canary of these apps is judged by if its team names nothing. @throws {RefusedError} RULES_DIFFER: they are judged together. */
export function ruleOf({ rules }: Governance, names: readonly string[]): CanaryJudge | null {
  const found = new Map(
    names.map((name) => {
      const own = settingOf(rules, name)
      const rule = own === undefined ? settingOf(rules, EVERY) : own
      return [JSON.stringify(rule), rule] as const
    }),
  )
  const [first, ...others] = found.values()
  if (others.length === 0) return first === undefined ? DEFAULT_JUDGE : first

  const sentence = `The canaries of ${names.join(' and ')} have different rules, and are judged together: name what holds, such as --min-starts.`
  throw new RefusedError('RULES_DIFFER', sentence, { values: { names: names.join(', ') } })
}

/** A slip would demand something of an app that does not exist: APP_UNKNOWN with the nearest name, unless it is confirmed. */
export function refuseUnknownApp(name: string, known: readonly string[], isConfirmed: boolean): void {
  if (known.includes(name)) return
  if (!isName(name)) {
    const sentence = `An app is named with small letters, digits and hyphens, not "${name}"; * stands for all others.`
    throw new RefusedError('APP_UNKNOWN', sentence, { detail: 'APP_NAME', values: { name } })
  }
  if (isConfirmed) return

  const nearest = nearestOf(name, known)
  const published = known.toSorted().join(', ')
  const hint =
    nearest === undefined
      ? ` There ${published ? `are: ${published}` : 'is none yet'}.`
      : ` Is it ${nearest}?`
  throw new RefusedError(
    'APP_UNKNOWN',
    `No version of ${name} has been published.${hint} If it is still to come: --new-app`,
    { values: { name, nearest: nearest ?? '', published } },
  )
}

/** The most similar name; undefined if more than a third of it would be another. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known.toSorted((a, b) => distance(name, a) - distance(name, b))
  return nearest !== undefined && distance(name, nearest) <= name.length / 3 ? nearest : undefined
}
