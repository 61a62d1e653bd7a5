// proves 2.99
import { whenReady } from '../commands/when-ready.ts'
import { countDocuments } from '../failures/break-file.ts'
import { changePageFacts } from '../failures/page-facts.ts'
import { expect, test } from '../fixtures/test.ts'

/** All scripts of the page take several times as long as one wait. */
const TIMEOUT_MS = 2_500
const BYTES_PER_SECOND = 40_000

test('on a slow line a page whose files still arrive is not reloaded', {
  tag: '@one-size',
}, async ({ page, context }) => {
  await changePageFacts(page, { loadTimeoutMs: TIMEOUT_MS })
  const documents = countDocuments(page)
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })

  await page.goto('/my-requests')
  await whenReady(page, 'remote')

  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(TIMEOUT_MS)
  expect(documents()).toBe(1)
})
