import type { IncomingMessage } from 'node:http'

/** Whose request it is, as the nearest proxy says: it writes the last entry, and those before may be made up. */
export function forwardedAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const entries = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')

  return entries.at(-1)?.trim() || (socket.remoteAddress ?? '')
}
