import type { Registry } from '@domizil/federation'
import { isName } from '@domizil/federation/schema'
import { RefusedError } from './refused-error.ts'

/**
 * A registry without channels gets its first one without a word; later a new one may be a slip.
 * @throws {RefusedError} CHANNEL_UNKNOWN
 */
export function refuseUnknownChannel({ channels }: Registry, channel: string): void {
  const known = Object.keys(channels)
  if (known.length === 0 || known.includes(channel)) return
  const values = { channel, known: known.join(', ') }
  throw new RefusedError(
    'CHANNEL_UNKNOWN',
    `There is no channel ${channel}. There are: ${values.known}. To found it: --new-channel`,
    { values },
  )
}

/**
 * What every object has by itself, such as `constructor`, cannot be looked up; and addresses name channels.
 * @throws {RefusedError} CHANNEL_UNKNOWN for a name that a new channel cannot have.
 */
export function refuseUnfitName({ channels }: Registry, channel: string): void {
  if (Object.hasOwn(channels, channel) || isName(channel)) return
  throw new RefusedError(
    'CHANNEL_UNKNOWN',
    `A channel is named with small letters, digits and hyphens, not "${channel}".`,
    { detail: 'CHANNEL_NAME', values: { channel } },
  )
}
