import type { JobType } from '../infrastructure/job/index.ts'
import { SEND_MAIL } from '../infrastructure/mail/index.ts'
import type { createJobRunner } from '../infrastructure/job/module.ts'

type JobRunner = ReturnType<typeof createJobRunner>
type Kinds = Readonly<Record<string, JobType>>

/** Runs jobs of all kinds from now on, except during work that all but mails would disturb. */
export function createJobSwitch(kinds: Kinds, createRunner: (kinds: Kinds) => JobRunner) {
  const start = (some: Kinds) => {
    const runner = createRunner(some)
    runner.start()
    return runner
  }
  const mails = Object.fromEntries(Object.entries(kinds).filter(([kind]) => kind === SEND_MAIL))
  let jobs = start(kinds)
  let isClosed = false

  async function exchange(some: Kinds): Promise<void> {
    await jobs.stop()
    if (!isClosed) jobs = start(some)
  }

  return {
    /** Does some work while mails are sent and nothing else happens by itself. */
    whileOnlyMailsRun: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      await exchange(mails)
      try {
        return await work()
      } finally {
        await exchange(kinds)
      }
    },
    close: async (): Promise<void> => {
      isClosed = true
      await jobs.stop()
    },
  }
}
