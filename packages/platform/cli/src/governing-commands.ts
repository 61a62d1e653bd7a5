import type { Governance, Limits } from '@domizil/federation/governance'
import { sentenceOf } from './canary-options.ts'
import type { Order } from './order.ts'
import { appsIn, EVERY, limitsOf, settingOf } from './governance.ts'
import { refuseUnknownApp } from './known-apps.ts'
import { minuteOf } from './list.ts'
import { RefusedError } from './refused-error.ts'
import type { RegistryPlace } from './registry-place.ts'
import { ruleOf } from './rules.ts'

/** Limits what a page of an app may need, takes that away, or says it: of one app or of all. */
export async function budget(order: Order): Promise<string> {
  const { place, subject: app, limits, isLifted, newApp, wish } = order
  const isChange = isLifted || Object.keys(limits).length > 0
  if (!app) return isChange ? nameMissing() : budgetLines(await place.governance()).join('\n')
  if (!isChange) return budgetSentence(await governanceWith(place, app), app)

  const changed = await place.govern({ kind: 'budget', app, limits, isWhole: isLifted, newApp }, wish)
  return `${budgetSentence(changed, app)} What is published already stays.`
}

/** Says what canaries of an app are judged by if they name nothing, takes that away, or shows it: of one app or of all. */
export async function rule(order: Order): Promise<string> {
  const { place, subject: app, judge, isLifted, newApp, wish } = order
  if (isLifted && judge !== undefined) {
    throw new RefusedError('USAGE', '--lift takes the rule away: beside it no other rule can be named.')
  }
  const isChange = isLifted || judge !== undefined
  if (!app) return isChange ? nameMissing() : ruleLines(await place.governance()).join('\n')
  if (!isChange) return ruleSentence(await governanceWith(place, app), app)

  return ruleSentence(await place.govern({ kind: 'rule', app, judge, newApp }, wish), app)
}

/** @throws {RefusedError} USAGE */
function nameMissing(): never {
  throw new RefusedError('USAGE', "Of which app? A name, or '*' for all without a setting.")
}

/** What a registry demands, where it knows the app. */
async function governanceWith(place: RegistryPlace, app: string): Promise<Governance> {
  const [governance, { versions }] = await Promise.all([place.governance(), place.read()])
  if (app !== EVERY) refuseUnknownApp(app, [...Object.keys(versions), ...appsIn(governance)], false)
  return governance
}

function budgetLines(governance: Governance): string[] {
  const names = Object.keys(governance.budgets).toSorted()
  if (names.length === 0) return ['No app has a budget.']
  return names.map(
    (app) => `${app}  ${wordsOf(governance.budgets[app] ?? {})}${lastChange(governance, 'budget', app)}`,
  )
}

function budgetSentence(governance: Governance, app: string): string {
  const limits = limitsOf(governance, app)
  if (Object.keys(limits).length === 0) return `${whose(app, 'budget')} may need what it likes.`
  const isShared = app !== EVERY && settingOf(governance.budgets, app) === undefined
  return `${whose(app, 'budget')} may need ${wordsOf(limits)}${isShared ? ", by the budget of '*'" : ''}.`
}

function wordsOf({ bytes, requests, render }: Limits): string {
  return [
    ...(bytes === undefined ? [] : [`${bytes} bytes in ${requests} files on a first visit`]),
    ...(render === undefined ? [] : [`${render} ms of the reference machine to render`]),
  ].join(', and ')
}

function ruleLines(governance: Governance): string[] {
  const names = Object.keys(governance.rules).toSorted()
  if (names.length === 0) return [`No app has a rule: ${sentenceOf(ruleOf(governance, [EVERY]))}`]
  return names.map(
    (app) => `${app}  ${sentenceOf(governance.rules[app])}${lastChange(governance, 'rule', app)}`,
  )
}

function ruleSentence(governance: Governance, app: string): string {
  return `${whose(app, 'rule')}: ${sentenceOf(ruleOf(governance, [app]))}`
}

function whose(app: string, what: 'budget' | 'rule'): string {
  return `A ${what === 'rule' ? 'canary' : 'page'} of ${app === EVERY ? `an app without a ${what}` : app}`
}

/** Who changed it last, when and why; nothing of what was set before that was noted. */
function lastChange({ changes }: Governance, what: string, app: string): string {
  const last = changes.findLast((one) => one.what.split(' ', 2).join(' ') === `${what} ${app}`)
  if (!last) return ''
  const { at, by, reason } = last
  return `  (${minuteOf(at)}  ${by}${reason ? `: ${reason}` : ''})`
}
