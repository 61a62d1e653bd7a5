import { rmSync } from 'node:fs'

/** Deletes what the product of this run has stored. Playwright calls it when all journeys are over. */
export default function forgetData(): void {
  const folder = process.env.DOMIZIL_E2E_DATA
  if (folder) rmSync(folder, { recursive: true, force: true })
}
