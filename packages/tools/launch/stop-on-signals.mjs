import { stopRunning } from './run.mjs'

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 }

/** Ends the running commands with this process. Returns a function that leaves signals alone again. */
export function stopOnSignals() {
  const stops = Object.entries(EXIT_CODES).map(([signal, code]) => {
    const stop = () => {
      stopRunning()
      process.exit(code)
    }
    process.once(signal, stop)
    return [signal, stop]
  })

  return () => {
    for (const [signal, stop] of stops) process.off(signal, stop)
  }
}
