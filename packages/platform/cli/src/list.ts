import type { Governance } from '@domizil/federation/governance'
import type { Channel, Registry, SignedVersion } from '@domizil/federation'

/** Every app with its versions, newest first, when and by whom they were published, and the channels that serve them: one line each. */
export function listVersions(registry: Registry): string[] {
  const names = Object.keys(registry.versions).toSorted()
  if (names.length === 0) return ['Nothing has been published yet.']

  return names.flatMap((name) => [
    name,
    ...(registry.versions[name] ?? []).toReversed().map((pinned) => lineOf(registry, name, pinned)),
  ])
}

/** The changes of a channel, and of what the registry demands of apps, newest first: one line each. */
export function listChanges(
  { history = [] }: Registry,
  channel: string,
  governed: Governance['changes'] = [],
): string[] {
  const changes = history
    .filter((one) => one.channel === channel)
    .map(({ parts, ...one }) => ({
      ...one,
      more: canariesOf(parts).map(({ label, percent }) => `[${percent} % get the canary ${label}]`),
    }))
  const others = governed.map((one) => ({ revision: '-', ...one, more: [] }))
  // Of changes at the same time, and of clocks that are apart, each list keeps its own order.
  const all = others.reduce<((typeof changes)[number] | (typeof others)[number])[]>((list, one) => {
    const after = list.findIndex(({ at }) => at > one.at)
    return after < 0 ? [...list, one] : list.toSpliced(after, 0, one)
  }, changes)
  if (all.length === 0) return [`The channel ${channel} has not changed yet.`]

  return all
    .toReversed()
    .map(({ revision, at, by, what, reason, more }) =>
      [`${revision}  ${minuteOf(at)}  ${by}  ${what}`, ...(reason ? [`(${reason})`] : []), ...more].join(
        '  ',
      ),
    )
}

/** The canaries of a channel, in its order. */
export function canariesOf(parts: Channel['parts']) {
  return Object.entries(parts).flatMap(([name, { canary }]) =>
    canary
      ? [{ label: `${name} ${canary.version}`, percent: canary.percent, judge: canary.judge ?? null }]
      : [],
  )
}

/** A time in a line for people. */
export function minuteOf(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`
}

function lineOf(
  { channels }: Registry,
  name: string,
  { version, published, signature }: SignedVersion,
): string {
  const marks = Object.entries(channels).flatMap(([channel, { parts }]) =>
    marksOf(channel, parts, name, version),
  )
  return [
    `  ${version}`,
    ...(published ? [`${minuteOf(published.at)}  ${published.by}`] : []),
    ...(signature ? [`signed by ${signature.team}`] : []),
    ...(marks.length > 0 ? [`(${marks.join(', ')})`] : []),
  ].join('  ')
}

function marksOf(channel: string, parts: Channel['parts'], name: string, version: string): string[] {
  const part = parts[name]
  if (part?.version === version) return [channel]
  if (part?.canary?.version === version) return [`${channel}: ${part.canary.percent} % canary`]
  if (part?.previous?.version === version) return [`${channel}: previous`]
  return []
}
