import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Deletes the data of this run's product. Playwright calls it after the last journey, while the product still runs and a
 * job may write: the folder is moved out of its way first.
 */
export default function forgetData(): void {
  const folder = process.env.DOMIZIL_E2E_DATA
  if (!folder || !existsSync(folder)) return

  const moved = `${folder}-over`
  renameSync(folder, moved)
  rmSync(moved, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
