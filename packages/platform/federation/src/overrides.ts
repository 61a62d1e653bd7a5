import type { Overrides } from './resolve.ts'

const OVERRIDE = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.+-]*)$/

/** Parses `mf-search@1.5.0,mf-flat@2.0.0`. Malformed entries are ignored. */
export function parseOverrides(text: string): Overrides {
  return entriesOf(text, OVERRIDE)
}

/** Origins of this machine, by the name of the remote that is served there. */
export type LocalRemotes = Readonly<Record<string, string>>

/** Only the visitor's own machine: another one could be anybody's. */
const LOCAL = /^([a-z][a-z0-9-]*)@(https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)\/?$/

/** Parses the remotes of this machine in `mf-search@http://localhost:9000,mf-flat@2.0.0`. */
export function parseLocalRemotes(text: string): LocalRemotes {
  return entriesOf(text, LOCAL)
}

function entriesOf(text: string, pattern: RegExp): Record<string, string> {
  return Object.fromEntries(
    text
      .split(',')
      .map((part) => pattern.exec(part.trim()))
      .flatMap((found) => (found ? [[found[1], found[2]] as [string, string]] : [])),
  )
}

/** The addresses in overrides that are not of this machine. */
export function foreignAddresses(text: string): string[] {
  return text.split(',').filter((part) => part.includes('://') && !LOCAL.test(part.trim()))
}

/** Formats overrides as `parseOverrides` reads them. */
export function formatOverrides(overrides: Overrides): string {
  return Object.entries(overrides)
    .map(([name, version]) => `${name}@${version}`)
    .join(',')
}
