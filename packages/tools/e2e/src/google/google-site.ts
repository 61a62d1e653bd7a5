import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Door, secondDoor } from '../second-door.ts'

const SCRIPT = readFileSync(join(import.meta.dirname, '../../public/maps-stand-in.js'), 'utf8')

/** A second door to the product, with a key for Google's map. */
export function createGoogleSite(productUrl: string): Door {
  return secondDoor(productUrl, { MAP_KEY: 'a-key-for-tests' })
}

/** Answers for Google: its script is ours, and nothing else of it is asked for. */
export async function standInForGoogle(page: Page): Promise<void> {
  await page.route('https://maps.googleapis.com/maps/api/js?**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
}
