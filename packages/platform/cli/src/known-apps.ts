import { isName } from '@domizil/federation/schema'
import { distance } from 'fastest-levenshtein'
import { RefusedError } from './refused-error.ts'

/**
 * A slip in a name would demand something of an app that does not exist.
 * @param isConfirmed lets a name in that is still to come.
 * @throws {RefusedError} APP_UNKNOWN with the nearest known name.
 */
export function refuseUnknownApp(name: string, known: readonly string[], isConfirmed: boolean): void {
  if (known.includes(name)) return
  if (!isName(name)) {
    throw new RefusedError(
      'APP_UNKNOWN',
      `An app is named with small letters, digits and hyphens, not "${name}"; * stands for all others.`,
      { detail: 'APP_NAME', values: { name } },
    )
  }
  if (isConfirmed) return

  const nearest = nearestOf(name, known)
  const published = known.toSorted().join(', ')
  const hint =
    nearest === undefined
      ? ` There ${published ? `are: ${published}` : 'is none yet'}.`
      : ` Is it ${nearest}?`
  throw new RefusedError(
    'APP_UNKNOWN',
    `No version of ${name} has been published.${hint} If it is still to come: --new-app`,
    { values: { name, nearest: nearest ?? '', published } },
  )
}

/** The most similar name; undefined if more than a third of it would be another. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known.toSorted((a, b) => distance(name, a) - distance(name, b))
  return nearest !== undefined && distance(name, nearest) <= name.length / 3 ? nearest : undefined
}
