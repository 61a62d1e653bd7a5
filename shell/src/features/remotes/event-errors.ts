import { failureFrames } from '@domizil/domain'
import { reportFailure } from './report-failure.ts'

/** Reports errors that no boundary catches, of event handlers and promises, in the name of the app that has thrown them. */
export function watchEventErrors(): void {
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

function report(error: unknown): void {
  // Refusals of the backend are no failures of an app.
  if (!(error instanceof Error) || 'ajax' in error) return
  // The first place of ours: the app whose handler has thrown, or was running.
  const [remote, version] = failureFrames(error)[0]?.split('/') ?? []
  if (remote && version) reportFailure({ remote, version, phase: 'event', error })
}
