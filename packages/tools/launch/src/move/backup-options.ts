import path from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError } from '../config/config-error.ts'
import { readConfig } from '../config/read-config.ts'
import { withSecretFiles } from '../config/secret-files.ts'

const USAGE =
  'npm run backup -- /folder, and npm run restore -- /folder [--replace], with the settings of the backend'

/**
 * The options of `backup` and `restore`.
 *
 * @throws {ConfigError} for anything that cannot be used.
 */
export function readBackupOptions(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { folder, replaces } = parse(args)
  const config = readConfig({ ...withSecretFiles(env), DEMO_DATA: 'off' })
  return { config, folder: path.resolve(folder), replaces }
}

function parse(args: readonly string[]) {
  try {
    const options = { replace: { type: 'boolean' } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [folder, ...others] = positionals
    if (folder !== undefined && others.length === 0) return { folder, replaces: values.replace ?? false }
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}\n${USAGE}`)
  }
  throw new ConfigError(USAGE)
}
