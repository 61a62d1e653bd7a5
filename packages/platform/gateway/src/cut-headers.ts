import type { IncomingMessage } from 'node:http'

/** More than any browser sends in them. */
const MOST_CHARACTERS = 256

const MATCHED = ['user-agent', 'accept', 'accept-encoding', 'accept-language'] as const

/** Cuts the headers that are searched and parsed, by the gateway and by what it passes the request on to. */
export function cutHeaders({ headers }: IncomingMessage): void {
  for (const name of MATCHED) {
    const value = headers[name]
    if (value !== undefined) headers[name] = value.slice(0, MOST_CHARACTERS)
  }
}
