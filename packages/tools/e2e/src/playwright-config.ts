import { defineConfig } from '@playwright/test'
import { chosenBrowser } from './chromium/index.ts'
import { ROOT } from './paths.ts'
import { chosenProduct } from './product.ts'
import { isUsualRun, usualTitles } from './usual-journeys.ts'

const START_TIMEOUT_MS = 1_200_000

/** Journeys whose result does not depend on the width of the screen, besides those with the tag `@one-size`. */
const AT_ONE_SIZE = [
  'analytics',
  'choose-flat',
  'connection',
  'environment',
  'flat-access',
  'flat-pictures',
  'language',
  'leaving',
  'page-promises',
  'progress',
  'search-engines',
  'session',
  'unknown-page',
]

/** Journeys that wait nearly all of their time, for what does not come: they go on beside the others. */
const WAITING = ['failed-apps', 'hanging-app'].map((name) => `**/${name}.spec.ts`)
const chosenFor = (size: 'desktop' | 'mobile') => (isUsualRun() ? { grep: usualTitles(size) } : {})
const DESKTOP = { viewport: { width: 1440, height: 900 } }

const browser = chosenBrowser()
const { url, ours } = await chosenProduct()

export const playwrightConfig = defineConfig({
  testDir: 'src/journeys',
  outputDir: '../../../.domizil/e2e-results',
  workers: 3,
  fullyParallel: true,
  // Journeys run in real time on a shared machine. Those that needed a retry are listed at the end of the run.
  retries: 1,
  // For journeys that hang: what they wait for takes seconds, and far longer on a machine that is busy or slow.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: [['line'], ['./src/closing-line.ts']],
  use: {
    baseURL: url,
    // Containers on this machine have a certificate of their own making.
    ignoreHTTPSErrors: new URL(url).hostname === 'localhost',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Only a second try is recorded: recording every journey slows all of them down.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browser.executablePath,
      args: ['--disable-gpu', '--disable-quic'],
      env: { ...process.env, ...browser.env },
    },
  },
  projects: [
    { name: 'waiting', use: DESKTOP, testMatch: WAITING, workers: 1, ...chosenFor('desktop') },
    { name: 'desktop', use: DESKTOP, testIgnore: WAITING, ...chosenFor('desktop') },
    {
      name: 'mobile',
      ...chosenFor('mobile'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testIgnore: [...WAITING, ...AT_ONE_SIZE.map((name) => `**/${name}.spec.ts`)],
      grepInvert: /@keyboard|@one-size/,
    },
  ],
  ...(ours && {
    webServer: {
      command: `"${process.execPath}" packages/tools/launch/start.mjs`,
      cwd: ROOT,
      // The site opens before its demo data is there; the journeys need all of it.
      wait: { stdout: ours.isFilled ? /is ready:/ : /The demo is complete/ },
      // More registrations than one address makes within an hour.
      env: {
        ...process.env,
        PORT: String(ours.port),
        DATA_FOLDER: ours.dataFolder,
        ...(ours.databaseUrl && { DATABASE_URL: ours.databaseUrl, DEMO_DATA: 'on' }),
        RATE_LIMITS: 'registrations=1000/3600',
      },
      timeout: START_TIMEOUT_MS,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
})
