import { rmSync } from 'node:fs'

/** Deletes the data of this run's product. Playwright calls it after the last journey. */
export default function forgetData(): void {
  const folder = process.env.DOMIZIL_E2E_DATA
  // The product still runs: a job may write a file meanwhile.
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
