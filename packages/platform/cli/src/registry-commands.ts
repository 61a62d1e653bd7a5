import type { Governance, Limits } from '@domizil/federation/governance'
import { refuseUnknownChannel } from './channels.ts'
import { checkRegistry } from './channel-problems.ts'
import { labelsOf } from './commands.ts'
import { readArchive } from './registry-file.ts'
import { listChanges, listVersions, minuteOf } from './list.ts'
import { type Command, type Order, readNumber, sentenceOf } from './options.ts'
import { RefusedError } from './refused-error.ts'
import { appsIn, EVERY, limitsOf, refuseUnknownApp, ruleOf, settingOf } from './governance.ts'
import type { RegistryPlace } from './registry-place.ts'

/** The commands of who runs a registry. */
export const REGISTRY_COMMANDS: Readonly<Record<string, Command>> = {
  publish: async ({ place, subject, allow, note, signing, by }) => {
    if (!subject) throw new RefusedError('USAGE', 'Which build? "registry publish" needs its folder.')
    const { name, version, isNew, isSigned } = await place.publish(subject, { allow, signing, note, by })
    if (isNew) return `Published ${name} ${version}.`
    const news = isSigned ? 'it is signed now' : 'nothing to do'
    return `${name} ${version} was published before: ${news}.`
  },
  list: async ({ place }) => listVersions(await place.read()).join('\n'),
  history: async ({ place, channel, wish, all }) => {
    const registry = await place.read()
    if (!wish.newChannel) refuseUnknownChannel(registry, channel)
    const governed = (await place.governance()).changes
    const files = await place.archive.list()
    const older = all && files.length > 0 ? await readArchive(place.archive, registry) : []
    const history = [...older, ...(registry.history ?? [])]
    const hint = !all && files.length > 0 ? ['Older changes: --all'] : []
    return [...listChanges({ ...registry, history }, channel, governed), ...hint].join('\n')
  },
  budget,
  rule,
  prune: async ({ place, keep, days }) => {
    const pruned = await place.prune(readNumber('keep', keep), readNumber('days', days ?? '7'))
    const { versions, objects, problem } = pruned
    const deleted = [
      ...(versions.length > 0 ? [`Deleted ${labelsOf(versions)}.`] : []),
      ...(objects > 0
        ? [`Deleted ${objects} uploaded ${objects === 1 ? 'file' : 'files'} without a version.`]
        : []),
    ]
    // Not as an answer: what runs it regularly has to notice.
    if (problem) throw new RefusedError('VERSION_UNFIT', [...deleted, problem].join(' '))
    return deleted.length > 0 ? deleted.join(' ') : 'There was nothing to delete.'
  },
  check: ({ folder }) => {
    const problems = checkRegistry(folder())
    if (problems.length > 0) throw new RefusedError('VERSION_UNFIT', problems.join('\n'))
    return 'All is well: every version is whole, every channel works.'
  },
}

/** Limits what a page of an app may need, takes that away, or says it: of one app or of all. */
async function budget(order: Order): Promise<string> {
  const { place, subject: app, limits, lift, 'new-app': newApp, reason, by } = order
  const isChange = lift || Object.keys(limits).length > 0
  if (!app) return isChange ? nameMissing() : budgetLines(await place.governance()).join('\n')
  if (!isChange) return budgetSentence(await governanceWith(place, app), app)

  const changed = await place.govern(
    { kind: 'budget', app, limits, isWhole: lift, newApp, ...(reason && { reason }) },
    by,
  )
  return `${budgetSentence(changed, app)} What is published already stays.`
}

/** Says what canaries of an app are judged by if they name nothing, takes that away, or shows it: of one app or of all. */
async function rule(order: Order): Promise<string> {
  const { place, subject: app, judge, lift, 'new-app': newApp, reason, by } = order
  if (lift && judge !== undefined) {
    throw new RefusedError('USAGE', '--lift takes the rule away: beside it no other rule can be named.')
  }
  const isChange = lift || judge !== undefined
  if (!app) return isChange ? nameMissing() : ruleLines(await place.governance()).join('\n')
  if (!isChange) return ruleSentence(await governanceWith(place, app), app)

  const named = { ...(judge !== undefined && { judge }), ...(reason && { reason }) }
  return ruleSentence(await place.govern({ kind: 'rule', app, newApp, ...named }, by), app)
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
