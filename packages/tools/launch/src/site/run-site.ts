import { type Config, readConfig } from '../config/read-config.ts'
import { withSecretFiles } from '../config/secret-files.ts'
import { demoSignIns } from './demo-data.ts'
import { startupErrorMessage } from './startup-error-message.ts'
import { createLog } from './log.ts'
import { openSite, type Site } from './open-site.ts'

const LAST_WORDS_MS = 15_000
const STILL_LOADING =
  'The demo is still filling up: the accounts are there, flats and bookings follow within minutes.'
const UNFORESEEN = 'Domizil could not start, for a reason that it does not know. The line above tells more.'

/**
 * Serves the site, configured by the environment, until a signal ends it. If the start fails, prints a message and
 * exits the process.
 */
export async function runSite(env: NodeJS.ProcessEnv): Promise<void> {
  let config: Config | undefined

  try {
    config = readConfig(withSecretFiles(env))
    const startedAt = performance.now()
    const site = await openSite(config, dieOf)
    closeOnSignal(site, config)
    greet(config, { startedAt, isDemoLoading: site.isDemoLoading() })
  } catch (error) {
    const sentence = startupErrorMessage(error, config)
    if (!sentence) createLog('launch').error({ err: error }, 'Domizil could not start')
    console.error(`\n${sentence ?? UNFORESEEN}`)
    process.exit(1)
  }
}

function closeOnSignal(site: Site, { drainMs }: Config): void {
  const close = (signal: string) => {
    setTimeout(() => process.exit(1), drainMs + LAST_WORDS_MS).unref()
    console.log(`\nDomizil is closing (${signal}) …`)
    site.close().then(
      () => process.exit(0),
      (error: unknown) => dieOf(error),
    )
  }

  process.once('SIGINT', close)
  process.once('SIGTERM', close)
}

function dieOf(error: unknown): void {
  createLog('launch').error({ err: error }, 'Domizil has to stop')
  process.exit(1)
}

const NAMES_ADMINS =
  'Administrators register like everybody, and get the role by `npm run admin -- <e-mail address>`.'

/** What the greeting depends on. */
interface Opened {
  readonly startedAt: number
  readonly isDemoLoading: boolean
}

function greet(
  { productName, publicUrl, demoData, identity }: Config,
  { startedAt, isDemoLoading }: Opened,
): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const withoutDemo = identity.kind === 'embedded' ? ['', NAMES_ADMINS] : []
  const signIns = demoData ? ['', ...demoSignIns()] : withoutDemo
  const lines = [
    `  Opening the site … ${seconds} s`,
    '',
    `${productName} is ready: ${publicUrl}`,
    ...signIns,
    '',
    ...(isDemoLoading ? [STILL_LOADING] : []),
  ]
  console.log(lines.join('\n'))
}
