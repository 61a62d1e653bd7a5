// Finds or fetches what the journeys on real parts need; ends with 1 and a loud line where something is missing.
import { findParts } from './parts/find-parts.ts'

const { missing } = await findParts('keycloak')
if (missing) {
  console.log(missing)
  process.exitCode = 1
}
