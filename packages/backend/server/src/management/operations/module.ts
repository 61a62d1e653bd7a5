import { fieldWords } from './operations-field-words.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { type JobType, SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { createReportService, MAKE_REPORTS } from './report-service.ts'
import { addReportRoutes } from './report-routes.ts'
import { addFailedJobRoutes } from './failed-job-routes.ts'
import { addFailureRoutes } from './failure-routes.ts'
import { addVersionRoutes } from './version-routes.ts'
import { refuse } from './version-refusals.ts'
import { createCanaryService } from './canary-service.ts'
import { createCountedFailures, createCountedVitals } from './counted-services.ts'
import { createFailedJobService } from './failed-job-service.ts'
import { createVersionService } from './version-service.ts'

export type { CanaryControl, CanaryDecision, Trial } from './canary-control.ts'
export type { FailurePlace, FindSources } from './failure-stacks.ts'
export type { VersionAuthor, VersionChange, VersionControl } from './version-control.ts'

/** Daily reports, failures of remotes and of jobs, canaries, versions. */
export const operationsRoom = defineRoom({
  services: {
    reports: createReportService,
    canaries: createCanaryService,
    failures: createCountedFailures,
    vitals: createCountedVitals,
    failedJobs: createFailedJobService,
    versions: createVersionService,
  },
  routes: (app, services) => {
    addReportRoutes(app, services)
    addFailureRoutes(app, services)
    addFailedJobRoutes(app, services)
    addVersionRoutes(app, services)
  },
  refusals: refuse.table,
  jobs: ({ reports, canaries }): Record<string, JobType> => ({
    FORGET_REPORTERS: { everySeconds: SECONDS_PER_DAY, handle: () => canaries.forgetReporters() },
    [MAKE_REPORTS]: {
      everySeconds: SECONDS_PER_HOUR,
      handle: async () => void (await reports.makeDue()),
    },
  }),
  fieldWords,
})
