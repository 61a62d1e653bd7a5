import type { Database } from '../../foundation/tables/index.ts'
import type { Clock, Log, Observer } from '../../foundation/kernel/index.ts'
import type { CanaryControl } from './canary-control.ts'
import { type CanaryService, createCanaryService } from './canary-service.ts'
import { createFailureService, type FailureService } from './failure-service.ts'
import type { FindSources } from './failure-stacks.ts'
import { createVitalsService, type VitalsService } from './vitals-service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  log: Log
  observe?: Observer | undefined
  canaries?: CanaryControl | undefined
  findSources?: FindSources | undefined
}

/** The services that count what browsers report of versions. */
export interface TelemetryServices {
  failures: FailureService
  canaries: CanaryService
  vitals: VitalsService
}

/** Failures and web vitals of versions, which both judge the canaries. */
export function createTelemetryServices(dependencies: Dependencies): TelemetryServices {
  const canaries = createCanaryService(dependencies)
  return {
    canaries,
    failures: createFailureService({ ...dependencies, canaries }),
    vitals: createVitalsService({ ...dependencies, canaries }),
  }
}
