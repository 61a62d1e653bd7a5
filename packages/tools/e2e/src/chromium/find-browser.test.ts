import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { findBrowser } from './find-browser.ts'
import { installedBrowsers } from './installed-browser.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function aProgram(name: string, script: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

test('the browser named in the environment is preferred', () => {
  const path = aProgram('my-chromium', 'echo Chromium 150.0')

  const browser = findBrowser({ PLAYWRIGHT_CHROMIUM_EXECUTABLE: path })

  expect(browser).toEqual({ origin: 'the environment', executablePath: path, env: {} })
})

test('a browser named in the environment that does not start is reported by name', () => {
  const path = aProgram('broken', 'echo libnss3.so is missing >&2; exit 127')

  expect(() => findBrowser({ CHROME_PATH: path })).toThrow(`names ${path}, which does not start`)
})

test('installed browsers are searched in the path, in order of preference', () => {
  const chrome = aProgram('google-chrome', 'echo Google Chrome 150.0')
  const chromium = aProgram('chromium', 'echo Chromium 150.0')

  const found = installedBrowsers(folder).filter((path) => path.startsWith(folder))

  expect(found).toEqual([chromium, chrome])
})

test('a file that is not executable is ignored', () => {
  chmodSync(aProgram('chromium', ''), 0o644)

  expect(installedBrowsers(folder).filter((path) => path.startsWith(folder))).toEqual([])
})
