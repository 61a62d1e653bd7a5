// Puts a backup back: `npm run restore -- /folder` (docs/operations.md).
import { readBackupOptions } from './move/backup-options.ts'
import { restore } from './move/restore.ts'
import { runCommand } from './move/run-command.ts'

await runCommand(
  () => readBackupOptions(process.argv.slice(2), process.env),
  ({ config, ...options }) => restore(config, { ...options, say: console.log }),
)
