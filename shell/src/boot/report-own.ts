import type { BootFacts } from './boot-facts.ts'

/** Reports that the shell itself starts, if the visit counts for a canary of it. */
export function reportOwnStart({ shell, parts }: BootFacts): void {
  const trial = parts?.trials?.[shell.name]
  if (trial) send(['start', shell.name, shell.version], { trial })
}

/** Reports that the shell itself could not be loaded or crashed. */
export function reportOwnFailure({ shell, parts }: BootFacts, message: string): void {
  const channel = parts?.channel ?? 'production'
  send(['failure', shell.name, shell.version, channel], {
    phase: 'load',
    message,
    trial: parts?.trials?.[shell.name],
  })
}

function send(path: readonly string[], body: object): void {
  navigator.sendBeacon?.(
    `/api/telemetry/${path.map(encodeURIComponent).join('/')}`,
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  )
}
