import type { Config } from '../config/read-config.ts'
import { createLog } from '../site/log.ts'
import { startupErrorMessage } from '../site/startup-error-message.ts'

/** Reads the options of a command and runs it to its end. Sets the exit code, with a sentence, if it fails. */
export async function runCommand<Options extends { config: Config }>(
  read: () => Options,
  work: (options: Options) => Promise<void>,
): Promise<void> {
  let options: Options | undefined
  try {
    options = read()
    await work(options)
  } catch (error) {
    const sentence = startupErrorMessage(error, options?.config)
    if (!sentence) createLog('launch').error({ err: error }, 'The command failed')
    else console.error(`\n${sentence}`)
    process.exitCode = 1
  }
}
