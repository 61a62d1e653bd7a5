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

/** The changes of a channel, newest first: one line each. */
export function listChanges({ history = [] }: Registry, channel: string): string[] {
  const changes = history.filter((one) => one.channel === channel).toReversed()
  if (changes.length === 0) return [`The channel ${channel} has not changed yet.`]

  return changes.map(({ revision, at, by, what, reason, parts }) =>
    [
      `${revision}  ${minuteOf(at)}  ${by}  ${what}`,
      ...(reason ? [`(${reason})`] : []),
      ...canariesOf(parts).map(({ label, percent }) => `[${percent} % get the canary ${label}]`),
    ].join('  '),
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

function minuteOf(at: string): string {
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
