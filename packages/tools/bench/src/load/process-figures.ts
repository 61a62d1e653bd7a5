/** What the site's process says of itself. */
export interface ProcessFigures {
  readonly megabytes: number
  /** Delay of the event loop since it was read before. */
  readonly loopP99Ms: number
  readonly loopMaxMs: number
  readonly processorSeconds: number
}

/** Reads the metrics of the site; reading them begins a new period of the event loop's delay. */
export async function readProcess(metricsPort: number): Promise<ProcessFigures> {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])

  return {
    megabytes: Math.round(valueOf('process_resident_memory_bytes') / 1024 / 1024),
    loopP99Ms: Math.round(valueOf('nodejs_eventloop_lag_p99_seconds') * 1_000),
    loopMaxMs: Math.round(valueOf('nodejs_eventloop_lag_max_seconds') * 1_000),
    processorSeconds: Math.round(valueOf('process_cpu_seconds_total')),
  }
}
