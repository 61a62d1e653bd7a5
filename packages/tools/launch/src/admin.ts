// Gives the role of administrator to a registered account: `npm run admin -- anna@domizil.example` (docs/operations.md).
import { runCommand } from './move/run-command.ts'
import { nameAdmin, readAdminOptions } from './site/name-admin.ts'

await runCommand(
  () => readAdminOptions(process.argv.slice(2), process.env),
  (options) => nameAdmin(options, console.log),
)
