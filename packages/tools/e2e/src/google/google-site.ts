import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Instance, createSecondInstance } from '../instance.ts'

const SCRIPT = readFileSync(join(import.meta.dirname, '../../public/maps-stand-in.js'), 'utf8')

/** A second instance of the product, with a key for Google's map. */
export function createGoogleSite(productUrl: string): Instance {
  return createSecondInstance(productUrl, { MAP_KEY: 'a-key-for-tests' })
}

/** Replaces Google's map script by ours; no other request to Google is answered. */
export async function standInForGoogle(page: Page): Promise<void> {
  await page.route('https://maps.googleapis.com/maps/api/js?**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
}
