// proves 18.16
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const START = fileURLToPath(new URL('../keycloak/start.sh', import.meta.url))
const SECRETS = {
  keycloak_database_password: "p'a s$s",
  keycloak_admin_password: 'admin',
  accounts_client_secret: 'accounts',
  smtp_password: '',
}

/** A Keycloak that says what it was started with, and the secrets beside it. */
function givenKeycloak() {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-keycloak-'))
  mkdirSync(path.join(folder, 'bin'))
  const program = path.join(folder, 'bin/kc.sh')
  const variables = [
    'KC_DB_PASSWORD',
    'KC_BOOTSTRAP_ADMIN_PASSWORD',
    'ACCOUNTS_CLIENT_SECRET',
    'SMTP_PASSWORD',
  ]
  const lines = variables.map((name) => `echo "${name}=[$${name}]"`)
  writeFileSync(program, ['#!/bin/bash', 'echo "$@"', ...lines].join('\n'))
  chmodSync(program, 0o755)
  for (const [name, content] of Object.entries(SECRETS)) writeFileSync(path.join(folder, name), content)
  return folder
}

function start(folder: string) {
  const env = { PATH: '/usr/bin:/bin', KEYCLOAK_HOME: folder, SECRETS_FOLDER: folder }
  const { status, stdout, stderr } = spawnSync('bash', [START, 'start', '--optimized'], {
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('Keycloak reads its passwords from files, unchanged', () => {
  const { said } = start(givenKeycloak())

  expect(said.trim().split('\n')).toEqual([
    'start --optimized',
    "KC_DB_PASSWORD=[p'a s$s]",
    'KC_BOOTSTRAP_ADMIN_PASSWORD=[admin]',
    'ACCOUNTS_CLIENT_SECRET=[accounts]',
    'SMTP_PASSWORD=[]',
  ])
})

test('Keycloak does not start without one of its passwords, and names the missing file', () => {
  const folder = givenKeycloak()
  rmSync(path.join(folder, 'smtp_password'))

  const { status, said } = start(folder)

  expect(status).toBe(1)
  expect(said).toContain('smtp_password cannot be read')
})
