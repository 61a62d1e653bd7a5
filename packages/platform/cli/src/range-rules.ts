import { incompatibility, type Release } from '@domizil/federation'
import { RefusedError } from './refused-error.ts'

const ANY = '>=0.0.0'
/** Checking against them shows whether a range can be parsed at all. */
const SOME_VERSIONS = { react: '0.0.0', runtime: '0.0.0' }

/**
 * Refuses requirements that cannot be compared.
 * @throws {RefusedError} RANGE_INVALID
 */
export function refuseInvalidRanges({ name, requires, ...rest }: Release): void {
  if (!requires) return

  for (const range of ['react', 'runtime'] as const) {
    const only = { ...requires, react: ANY, runtime: ANY, [range]: requires[range] }
    try {
      incompatibility({ ...rest, name, requires: only }, { ...requires, ...SOME_VERSIONS })
    } catch (cause) {
      const text = `${name} requires ${range} "${requires[range]}", which is not a range of versions.`
      throw new RefusedError('RANGE_INVALID', text, { cause })
    }
  }
}
