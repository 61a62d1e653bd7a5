import type { BootFacts } from './boot-facts.ts'

/** Reports that the shell itself starts, if the visit counts for a canary of it. */
export function reportOwnStart({ shell, parts }: BootFacts): void {
  const trial = parts?.trials?.[shell.name]
  if (trial) send(['start', shell.name, shell.version], { trial: trial.id }, trial.visit)
}

/** Reports that the shell itself could not be loaded or crashed. */
export function reportOwnFailure({ shell, parts }: BootFacts, message: string): void {
  const channel = parts?.channel ?? 'production'
  const trial = parts?.trials?.[shell.name]
  const body = { phase: 'load', message, trial: trial?.id }
  send(['failure', shell.name, shell.version, channel], body, trial?.visit)
}

function send(path: readonly string[], body: object, visit?: string): void {
  navigator.sendBeacon?.(
    `/api/telemetry/${path.map(encodeURIComponent).join('/')}${visit ? `?visit=${visit}` : ''}`,
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  )
}
