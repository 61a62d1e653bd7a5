import type { Overrides } from './resolve.ts'

const OVERRIDE = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.+-]*)$/

/** Parses `mf-search@1.5.0,mf-flat@2.0.0`. Malformed entries are ignored. */
export function parseOverrides(text: string): Overrides {
  return Object.fromEntries(
    text
      .split(',')
      .map((part) => OVERRIDE.exec(part.trim()))
      .flatMap((found) => (found ? [[found[1], found[2]] as [string, string]] : [])),
  )
}

/** Formats overrides as `parseOverrides` reads them. */
export function formatOverrides(overrides: Overrides): string {
  return Object.entries(overrides)
    .map(([name, version]) => `${name}@${version}`)
    .join(',')
}
