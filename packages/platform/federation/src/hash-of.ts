import { createHash } from 'node:crypto'

/** `sha256-<base64>`, the notation of browsers, releases and the registry. */
export function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
