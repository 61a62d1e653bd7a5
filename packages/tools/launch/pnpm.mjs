// `npm run pnpm -- install`: the package manager of this repository, which is on no path.
import { spawnSync } from 'node:child_process'
import { ensurePackageManager, PNPM } from './install.mjs'
import { exitWithMessage } from './problem.mjs'

await exitWithMessage(async () => {
  await ensurePackageManager()
  const { status } = spawnSync(process.execPath, [PNPM, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = status ?? 1
})
