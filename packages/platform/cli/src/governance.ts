import { existsSync, readFileSync, rmSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { type CanaryJudge, HOST } from '@domizil/federation'
import {
  type Governance,
  GOVERNANCE_FILE,
  type Limits,
  NO_GOVERNANCE,
  parseGovernance,
} from '@domizil/federation/governance'
import { refuseUnknownApp } from './known-apps.ts'
import { RefusedError } from './refused-error.ts'
import { folderOf, readRegistry, type RegistryHome } from './registry-file.ts'
import { type TextFile, textFileIn } from './text-file.ts'

/** Stands for all apps without a setting. */
export const EVERY = '*'

/** A change of what is demanded of an app, or with `*` of all without a setting. */
export type GovernanceWish = { readonly app: string; readonly newApp?: boolean } & (
  | {
      readonly kind: 'budget'
      /** Added to the limits that the app has, or with `isWhole` in place of them: none lifts its budget. */
      readonly limits: Limits
      readonly isWhole: boolean
    }
  | {
      readonly kind: 'rule'
      /** What its canaries are judged by, null for people; undefined removes its rule. */
      readonly judge: CanaryJudge | null | undefined
    }
)

/** Who changes it, and why. */
export interface Governor {
  /** The name of the machine's user if left out. */
  readonly by?: string | undefined
  readonly reason?: string | undefined
}

/** The files in which a registry kept its budgets and rules before they were one. */
const OLD = { weights: 'budgets.json', renders: 'render-budgets.json', rules: 'rules.json' }

/**
 * What a registry demands of apps.
 * @throws {RefusedError} GOVERNANCE_MALFORMED
 */
export async function readGovernance(home: RegistryHome): Promise<Governance> {
  return parsed(await fileOf(home).read(), folderOf(home))
}

/**
 * Changes what a registry demands of an app, in one write, and notes who did and why. It holds for what is published and
 * started afterwards.
 * @throws {RefusedError} APP_UNKNOWN unless the app is published, has a setting or is confirmed; USAGE where there is nothing to lift.
 */
export async function changeGovernance(
  home: RegistryHome,
  wish: GovernanceWish,
  { by = userInfo().username, reason }: Governor = {},
): Promise<Governance> {
  const folder = folderOf(home)
  let changed = NO_GOVERNANCE
  await fileOf(home).change((text) => {
    const current = parsed(text, folder)
    const known = [...Object.keys(readRegistry(folder).versions), ...appsIn(current)]
    if (wish.app !== EVERY) refuseUnknownApp(wish.app, known, wish.newApp ?? false)
    const note = { at: new Date().toISOString(), by, what: whatOf(wish), ...(reason && { reason }) }
    changed = { ...edited(current, wish), changes: [...current.changes, note] }
    return `${JSON.stringify(changed, null, 2)}\n`
  })
  for (const name of Object.values(OLD)) rmSync(path.join(folder, name), { force: true })
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
    throw new RefusedError(
      'USAGE',
      'The pages of the shell are not measured: it has a budget of bytes and files.',
    )
  }
  const { [app]: before, ...rest } = current.budgets
  if (wish.isWhole && before === undefined) throw nothingToLift(app, 'budget')
  const limits = wish.isWhole ? wish.limits : { ...before, ...wish.limits }
  const isLifted = Object.keys(limits).length === 0
  if ((limits.bytes === undefined) !== (limits.requests === undefined) || (isLifted && !wish.isWhole)) {
    throw new RefusedError(
      'USAGE',
      'A budget names bytes and requests together, or the time to render, or all of them.',
    )
  }
  return { ...current, budgets: isLifted ? rest : { ...rest, [app]: limits } }
}

function nothingToLift(app: string, what: string): RefusedError {
  const whose = app === EVERY ? 'There is no' : `${app} has no`
  return new RefusedError(
    'USAGE',
    `${whose} ${what}${app === EVERY ? ' for all apps' : ' of its own'} to lift.`,
  )
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

function fileOf(home: RegistryHome): TextFile {
  return typeof home === 'string' ? textFileIn(home, GOVERNANCE_FILE) : home.governance
}

function parsed(text: string | undefined, folder: string): Governance {
  return naming(GOVERNANCE_FILE, () => (text === undefined ? readOld(folder) : parseGovernance(text)))
}

/** What older registries have in three files. The first change replaces them by one. */
function readOld(folder: string): Governance {
  const weights = readOldFile<Limits>(folder, OLD.weights)
  const renders = readOldFile<number>(folder, OLD.renders)
  const rules = readOldFile<CanaryJudge | null>(folder, OLD.rules)
  const apps = [...new Set([...Object.keys(weights), ...Object.keys(renders)])]
  const budgets = apps.map((app) => [app, defined({ ...weights[app], render: renders[app] })] as const)
  const whole = { ...NO_GOVERNANCE, budgets: Object.fromEntries(budgets), rules }
  return parseGovernance(JSON.stringify(whole))
}

function readOldFile<T>(folder: string, name: string): Readonly<Record<string, T>> {
  const file = path.join(folder, name)
  if (!existsSync(file)) return {}
  return naming(name, () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>)
}

/** @throws {RefusedError} GOVERNANCE_MALFORMED naming the file, if it cannot be read. */
function naming<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof RefusedError) throw cause
    throw new RefusedError(
      'GOVERNANCE_MALFORMED',
      `The file ${file} of the registry cannot be used: ${(cause as Error).message}`,
      { cause },
    )
  }
}

function defined(limits: { [name in keyof Limits]: number | undefined }): Limits {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))
}
