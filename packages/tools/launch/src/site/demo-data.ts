import { DEMO_PASSWORD, DEMO_SIGN_INS, loadDemo } from '@domizil/demo'
import type { Embedded } from './open-backend.ts'

/** Loads the demo data unless it is loaded, and logs the progress. */
export async function loadDemoData({ pool, server, identity }: Embedded): Promise<void> {
  const startedAt = performance.now()
  const info = (fields: object, message: string) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`  ${message} (${Object.values(fields).join(', ')}) … ${seconds} s`)
  }

  await loadDemo({ pool, server, accounts: identity.accounts, log: { info } })
}

/** The accounts of the demo, one line each. */
export function demoSignIns(): string[] {
  const people = Object.entries(DEMO_SIGN_INS).map(
    ([role, { email, firstName, lastName }]) =>
      `  ${role.padEnd(10)}${email.padEnd(28)}${firstName} ${lastName}`,
  )
  return [`Sign in with the password ${DEMO_PASSWORD} as`, ...people]
}
