import type { createJobRunner } from '../infrastructure/job/module.ts'

type JobRunner = ReturnType<typeof createJobRunner>

/** Runs jobs from now on, except during work that they would disturb. */
export function createJobSwitch(createRunner: () => JobRunner) {
  const start = () => {
    const runner = createRunner()
    runner.start()
    return runner
  }
  let jobs = start()
  let isClosed = false

  return {
    /** Does some work while no job runs. */
    without: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      await jobs.stop()
      try {
        return await work()
      } finally {
        if (!isClosed) jobs = start()
      }
    },
    close: async (): Promise<void> => {
      isClosed = true
      await jobs.stop()
    },
  }
}
