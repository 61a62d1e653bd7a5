import { adminCalls, telemetryCalls, versionCalls } from '@domizil/api/schemas'
import { registerUserCalls } from '../../infrastructure/http/index.ts'
import { fieldWords } from './operations-field-words.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { type JobType, SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { createReportService, MAKE_REPORTS } from './report-service.ts'
import { addFailureRoutes } from './failure-routes.ts'
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
    const { reports, failedJobs, versions } = services
    registerUserCalls(app, adminCalls, {
      lastReport: (actor) => reports.last(actor),
      allReports: (actor, { query }) => reports.all(actor, query),
    })
    addFailureRoutes(app, services)
    registerUserCalls(app, telemetryCalls, { listFailedJobs: (actor) => failedJobs.list(actor) })
    registerUserCalls(app, versionCalls, {
      listVersionChanges: (actor) => versions.history(actor),
      changeVersions: (actor, { params, body }) => versions.change(actor, { ...params, ...body }),
    })
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
