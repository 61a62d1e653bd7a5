/** What the site's process says of itself; reading it begins a new period of the event loop's delay. */
export async function readProcess(metricsPort: number) {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])

  return {
    MB: Math.round(valueOf('process_resident_memory_bytes') / 1024 / 1024),
    'loop 99 %': Math.round(valueOf('nodejs_eventloop_lag_p99_seconds') * 1_000),
    'loop most': Math.round(valueOf('nodejs_eventloop_lag_max_seconds') * 1_000),
    processorSeconds: Math.round(valueOf('process_cpu_seconds_total')),
  }
}
