import { type JobType, SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { MAKE_REPORTS, type ReportService } from './report-service.ts'
import { addReportRoutes } from './report-routes.ts'
import { addFailedJobRoutes } from './failed-job-routes.ts'
import { addFailureRoutes } from './failure-routes.ts'
import { addVersionRoutes } from './version-routes.ts'
import { refuse } from './version-refusals.ts'
import type { CanaryService } from './canary-service.ts'

export { createFailedJobService } from './failed-job-service.ts'
export type { CanaryControl, CanaryDecision, Trial } from './canary-control.ts'
export type { FailurePlace, FindSources } from './failure-stacks.ts'
export { createReportService, type ReportService } from './report-service.ts'
export type { VersionAuthor, VersionChange, VersionControl } from './version-control.ts'
export { createVersionService } from './version-service.ts'
export { createTelemetryServices } from './telemetry-services.ts'

/** Daily reports, failures of remotes and of jobs, canaries, versions. */
export const operationsModule = {
  routes: [addReportRoutes, addFailureRoutes, addFailedJobRoutes, addVersionRoutes],
  refusals: refuse.table,
  jobs: ({
    reports,
    canaries,
  }: {
    reports: ReportService
    canaries: CanaryService
  }): Record<string, JobType> => ({
    FORGET_REPORTERS: { everySeconds: SECONDS_PER_DAY, handle: () => canaries.forgetReporters() },
    [MAKE_REPORTS]: {
      everySeconds: SECONDS_PER_HOUR,
      handle: async () => void (await reports.makeDue()),
    },
  }),
}
