// The process that tries one version. What its code does to itself harms nothing else: it has no settings and no secrets.
import type { TrialResult, TrialWish } from './trial-messages.ts'
import { tryApps } from './try-apps.ts'

// What waits for nothing would end it otherwise, with no word of why.
setInterval(() => undefined, 60_000)
// A rejection that nothing awaits ends no page.
process.on('unhandledRejection', () => undefined)
process.on('uncaughtException', (error) => answer({ kind: 'failed', what: String(error).slice(0, 500) }))
// Without the registry nothing ends it.
process.once('disconnect', () => process.exit())
process.once('message', (wish: TrialWish) => void tryApps(wish).then(answer))

function answer(result: TrialResult): void {
  process.send?.(result, () => process.exit())
}
