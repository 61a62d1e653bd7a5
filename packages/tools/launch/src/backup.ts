// Writes database, files and registry into a folder: `npm run backup -- /folder` (docs/operations.md).
import { backUp } from './move/backup.ts'
import { readBackupOptions } from './move/backup-options.ts'
import { runCommand } from './move/run-command.ts'

await runCommand(
  () => readBackupOptions(process.argv.slice(2), process.env),
  ({ config, folder }) => backUp(config, folder, console.log),
)
