// proves 18.16
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { ROOT } from '../testing/launched.ts'

/** A folder with a program `docker` that says these versions, and fails at anything else. */
function aDocker(engine: string, compose: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-docker-'))
  const program = path.join(folder, 'docker')
  writeFileSync(
    program,
    `#!/bin/sh\ncase "$1 $2" in "version --format") echo ${engine};; "compose version") echo ${compose};; *) echo "no daemon" >&2; exit 1;; esac\n`,
  )
  chmodSync(program, 0o755)
  return folder
}

function said(script: string, words: string[], folder: string): string {
  const { stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'packages/tools/launch', script), ...words],
    { env: { PATH: `${folder}:/bin:/usr/bin` }, encoding: 'utf8' },
  )
  return stderr
}

describe.each([
  ['containers.mjs', ['ps']],
  ['stack.mjs', ['upgrade', '1.4']],
])('%s', (script, words) => {
  test.each([
    ['20.10.24+dfsg1', '1.29.2', 'Compose 1.29.2 is too old: these containers need 2.24 or newer.'],
    ['19.3.1', 'v2.26.1-4', 'Docker 19.3.1 is too old: these containers need 20.10 or newer.'],
    ['20.10.24+dfsg1', 'v2.24.0', 'no daemon'],
  ])('with Docker %s and Compose %s the message is: %s', (engine, compose, sentence) => {
    // `containers` shows what Docker says; `upgrade` puts it into its own sentence.
    const shown = said(script, words, aDocker(engine, compose))

    expect(shown).toContain(sentence)
  })
})

test('without Docker a message says so', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-no-docker-'))
  const program = path.join(ROOT, 'packages/tools/launch/stack.mjs')

  const { stderr } = spawnSync(process.execPath, [program, 'upgrade', '1.4'], {
    env: { PATH: folder },
    encoding: 'utf8',
  })

  expect(stderr).toContain('Docker could not be started')
})
