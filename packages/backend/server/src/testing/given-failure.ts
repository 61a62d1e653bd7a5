import { dayOf } from '../foundation/kernel/index.ts'
import { NOW, type TestServer } from './test-server.ts'

/** The places of the failure. */
export const FAILURE_STACK = 'f'.repeat(32)

/** A failure in a browser that names its place. */
export async function givenFailure({ db }: TestServer): Promise<number> {
  const places = { stack: FAILURE_STACK, frames: 'mf-search/1.0.0/page.js:1:10' }
  const counted = { day: dayOf(NOW), count: 1, last_at: NOW }
  await db
    .insertInto('remote_failure')
    .values({
      channel: 'production',
      remote: 'mf-search',
      version: '1.0.0',
      phase: 'event',
      browser: 'chrome',
      message: '',
      ...places,
      ...counted,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return 1
}
