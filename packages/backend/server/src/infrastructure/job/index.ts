export { PermanentJobError } from './job-outcome.ts'
export type { JobResult } from './job-outcome.ts'
export { addJobs, addLeasedJob, amendJob, type LeasedJob, releaseJob } from './job-repository.ts'
export {
  type JobType,
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  SECONDS_PER_MINUTE,
} from './job-runner.ts'
export type { Lane } from './lanes.ts'
export { type Due, type JobTools, processEach } from './process-each.ts'
