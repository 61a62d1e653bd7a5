import { UNCOUNTED_HEADER, UNPROVEN_VISIT_HEADER } from '@domizil/api'
import { adminCalls, telemetryCalls, versionCalls } from '@domizil/api/schemas'
import { browserOf } from '@domizil/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { registerOpenCalls, registerUserCalls } from '../../infrastructure/http/index.ts'
import { type JobType, SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { type CanaryService, createCanaryService } from './canary-service.ts'
import { createCountedFailures, createCountedVitals } from './counted-services.ts'
import { createFailedJobService } from './failed-job-service.ts'
import type { FailureService } from './failure-service.ts'
import { createReportService, MAKE_REPORTS } from './report-service.ts'
import { fieldWords, refuse } from './version-refusals.ts'
import { createVersionService } from './version-service.ts'
import type { VitalsService } from './vitals-service.ts'

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

const NOT_NOTED = { noted: false }

const isCounted = ({ headers }: FastifyRequest) => headers[UNCOUNTED_HEADER] === undefined
const isProven = ({ headers }: FastifyRequest) => headers[UNPROVEN_VISIT_HEADER] === undefined

/** A report without its canary, where its page does not prove the visit. */
function provenIn<Body extends { readonly trial?: string }>(request: FastifyRequest, body: Body): Body {
  return isProven(request) ? body : { ...body, trial: undefined }
}

function addFailureRoutes(
  app: FastifyInstance,
  {
    failures,
    canaries,
    vitals,
  }: { failures: FailureService; canaries: CanaryService; vitals: VitalsService },
): void {
  registerOpenCalls(app, telemetryCalls, {
    reportStart: (_actor, { params, body }, { request }) =>
      isCounted(request) && isProven(request)
        ? canaries.start({ ...params, ...body, from: request.ip })
        : NOT_NOTED,
  })
  registerUserCalls(app, telemetryCalls, {
    listCanaries: (actor) => canaries.list(actor),
  })
  registerOpenCalls(app, telemetryCalls, {
    reportFailure: (_actor, { params, body }, { request }) =>
      isCounted(request)
        ? failures.report({
            ...params,
            ...provenIn(request, body),
            from: request.ip,
            browser: body.phase === 'draw' ? 'server' : browserOf(request.headers['user-agent']),
          })
        : NOT_NOTED,
    reportVitals: (_actor, { params, body }, { request }) =>
      isCounted(request)
        ? vitals.report({ ...params, ...provenIn(request, body), from: request.ip })
        : NOT_NOTED,
  })
  registerUserCalls(app, telemetryCalls, {
    listVitals: (actor) => vitals.list(actor),
    listFailures: (actor) => failures.list(actor),
    getFailureStack: (actor, { params }) => failures.stack(actor, params.stack),
  })
}
