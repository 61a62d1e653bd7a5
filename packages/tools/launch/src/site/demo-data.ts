import { DEMO_PASSWORD, DEMO_SIGN_INS, type Demo, openDemo } from '@domizil/demo'
import type { DemoState } from '@domizil/gateway'
import { createLog } from './log.ts'
import type { Embedded } from './open-backend.ts'

/** A visitor who signs in as a person of the demo may do first what the load is about to do: the next attempt sees it. */
const ATTEMPTS = 3

/** The load of the demo data, which goes on while the site is open. */
export interface DemoLoad {
  readonly state: () => DemoState
  /** Stops it, and waits for that. The next start goes on with it. */
  close(): Promise<void>
}

/** Creates the accounts to sign in with, and starts to load everything else unless it is loaded. Logs the progress. */
export async function loadDemoData({ pool, server, identity }: Embedded): Promise<DemoLoad> {
  const startedAt = performance.now()
  const secondsSince = () => ((performance.now() - startedAt) / 1000).toFixed(1)
  const info = (fields: object, message: string) =>
    console.log(`  ${message} (${Object.values(fields).join(', ')}) … ${secondsSince()} s`)
  const demo = await openDemo({ pool, server, accounts: identity.accounts, log: { info } })
  if (demo.isComplete) return { state: () => 'complete', close: async () => undefined }

  const closing = new AbortController()
  let state: DemoState = 'loading'
  const loaded = loadWithRetries(demo, closing.signal).then(
    () => {
      state = 'complete'
      console.log(`  The demo is complete … ${secondsSince()} s`)
    },
    (err: unknown) => {
      state = 'incomplete'
      if (closing.signal.aborted) return
      createLog('demo').error({ err }, 'The demo is not complete; the next start goes on with it')
    },
  )

  return {
    state: () => state,
    close: async () => {
      closing.abort()
      await loaded
    },
  }
}

async function loadWithRetries(demo: Demo, signal: AbortSignal, attempts = ATTEMPTS): Promise<void> {
  try {
    await demo.load(signal)
  } catch (error) {
    if (signal.aborted || attempts === 1) throw error
    await loadWithRetries(demo, signal, attempts - 1)
  }
}

/** The accounts of the demo, one line each. */
export function demoSignIns(): string[] {
  const people = Object.entries(DEMO_SIGN_INS).map(
    ([role, { email, firstName, lastName }]) =>
      `  ${role.padEnd(10)}${email.padEnd(28)}${firstName} ${lastName}`,
  )
  return [`Sign in with the password ${DEMO_PASSWORD} as`, ...people]
}
