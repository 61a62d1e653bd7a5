import { reportFailure } from './report-failure.ts'

/** The first place of ours in a stack: the app whose handler has thrown, or was running. */
const PLACE = /\/remotes\/([a-z][a-z0-9-]*)\/([0-9A-Za-z.+-]+)\//

/** Reports errors that no boundary catches, of event handlers and promises, in the name of the app that has thrown them. */
export function watchEventErrors(): void {
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

function report(error: unknown): void {
  // Refusals of the backend are no failures of an app.
  if (!(error instanceof Error) || 'ajax' in error) return
  const [, remote, version] = PLACE.exec(error.stack ?? '') ?? []
  if (remote && version) reportFailure({ remote, version, phase: 'event', error })
}
