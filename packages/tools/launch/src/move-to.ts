// From the embedded default to servers: `npm run move-to -- --database …` (docs/operations.md).
import { readMoveOptions } from './move/move-options.ts'
import { moveTo } from './move/move-to.ts'
import { runCommand } from './move/run-command.ts'

await runCommand(
  () => readMoveOptions(process.argv.slice(2), process.env),
  (options) => moveTo(options, console.log),
)
