import type { Overrides } from './resolve.ts'

const OVERRIDE = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.+-]*)$/

/** Reads `mf-search@1.5.0,mf-flat@2.0.0`. What is not of that form is left out. */
export function parseOverrides(text: string): Overrides {
  return Object.fromEntries(
    text
      .split(',')
      .map((part) => OVERRIDE.exec(part.trim()))
      .flatMap((found) => (found ? [[found[1], found[2]] as [string, string]] : [])),
  )
}

/** The form that `parseOverrides` reads. */
export function formatOverrides(overrides: Overrides): string {
  return Object.entries(overrides)
    .map(([name, version]) => `${name}@${version}`)
    .join(',')
}
