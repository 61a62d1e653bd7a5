import type { IncomingMessage } from 'node:http'

/**
 * The client's address according to the nearest proxy, which writes the last entry; earlier entries may be forged.
 */
export function forwardedAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const entries = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')

  return entries.at(-1)?.trim() || (socket.remoteAddress ?? '')
}
