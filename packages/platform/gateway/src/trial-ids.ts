import { type Channel, type Resolution, trialsOf } from '@domizil/federation'

/**
 * The trials that a visit counts for, by app: those of the canaries whose version, or stable version, the visitor gets.
 * A version that they chose themselves says nothing.
 */
export function trialIds(
  channelName: string,
  channel: Channel,
  { apps }: Resolution,
): Record<string, string> {
  return Object.fromEntries(
    trialsOf(channelName, channel).flatMap(({ id, parts }) =>
      parts.flatMap(({ name, version, stable }) => {
        const app = apps[name]
        const isPart = app && app.source !== 'override' && [version, stable].includes(app.release.version)
        return isPart ? [[name, id] as const] : []
      }),
    ),
  )
}
