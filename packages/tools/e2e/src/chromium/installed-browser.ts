import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
// The environment may have no PATH.
const USUAL_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
]

/** Candidates for an installed browser, the most likely first. */
export function installedBrowsers(path = process.env.PATH ?? ''): string[] {
  const folders = [...new Set([...path.split(delimiter).filter(Boolean), ...USUAL_PLACES])]

  return [...NAMES, 'Google Chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter(isExecutable)
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
