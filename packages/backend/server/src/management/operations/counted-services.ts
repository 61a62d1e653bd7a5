import { createCanaryService } from './canary-service.ts'
import { createFailureService } from './failure-service.ts'
import { createVitalsService } from './vitals-service.ts'

type Dependencies<Create extends (dependencies: never) => object> = Omit<Parameters<Create>[0], 'canaries'> &
  Parameters<typeof createCanaryService>[0]

/** Failures of versions, which count for the canary of their version. */
export function createCountedFailures(dependencies: Dependencies<typeof createFailureService>) {
  return createFailureService({ ...dependencies, canaries: createCanaryService(dependencies) })
}

/** Web vitals of versions, which count for the canary of their version. */
export function createCountedVitals(dependencies: Dependencies<typeof createVitalsService>) {
  return createVitalsService({ ...dependencies, canaries: createCanaryService(dependencies) })
}
