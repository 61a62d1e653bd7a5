import { parseEnv } from 'node:util'
import type { Service } from './compose-problems.ts'

/** The variables of a file of settings. */
export const variablesIn = (text: string) => parseEnv(text) as Record<string, string>

/**
 * The environment that Compose gives a service: its file of settings, its own variables with those of `given` filled in, and
 * secrets in the folder `secrets`.
 */
export function environmentOf(
  { environment = {} }: Service,
  { settings, given, secrets }: Record<'settings' | 'given', Record<string, string>> & { secrets: string },
): Record<string, string> {
  const own = Object.entries(environment).map(([name, value = '']) => {
    const filled = value.replaceAll(
      /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
      (_, variable: string, fallback = '') => given[variable] || String(fallback),
    )
    return [name, filled.replace('/run/secrets', secrets)]
  })
  return { ...settings, ...(Object.fromEntries(own) as Record<string, string>) }
}
