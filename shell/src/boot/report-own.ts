import type { BootFacts } from './boot-facts.ts'

/** Reports that the shell itself starts, if the visit counts for a canary of it. */
export function reportOwnStart({ shell, parts }: BootFacts): void {
  const trial = parts?.trials?.[shell.name]
  if (trial) send('start', shell, { trial })
}

/** Reports that the shell itself could not be loaded or crashed. */
export function reportOwnFailure({ shell, parts }: BootFacts, message: string): void {
  send('failure', shell, { phase: 'load', message, trial: parts?.trials?.[shell.name] })
}

function send(what: 'start' | 'failure', { name, version }: BootFacts['shell'], body: object): void {
  navigator.sendBeacon?.(
    `/api/telemetry/${what}/${encodeURIComponent(name)}/${encodeURIComponent(version)}`,
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  )
}
