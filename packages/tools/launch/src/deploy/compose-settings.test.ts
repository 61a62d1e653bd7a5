// proves 18.16
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readConfig } from '../config/read-config.ts'
import { withSecretFiles } from '../config/secret-files.ts'
import { environmentOf, variablesIn } from '../testing/compose-environment.ts'
import { servicesOf } from '../testing/compose-problems.ts'
import { ROOT } from '../testing/launched.ts'

const { makeSecrets } = (await import(new URL('../../make-secrets.mjs', import.meta.url).href)) as {
  makeSecrets(folder: string, given: Record<string, string>): void
}

const DEVELOPMENT = 'packages/tools/launch/deploy/compose/development.env'
const read = (file: string) => readFileSync(path.resolve(ROOT, file), 'utf8')

describe('the settings of the containers', () => {
  const parts = servicesOf(read('docker-compose.yml')).filter(([, { image }]) => image === 'domizil')
  const aSecretsFolder = (given: Record<string, string>) => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'domizil-secrets-')), 'secrets')
    makeSecrets(folder, given)
    return folder
  }

  test.each(parts)('are accepted by %s with only the required ones set', (_, service) => {
    const given = { PUBLIC_URL: 'https://domizil.example' }

    const env = environmentOf(service, { settings: {}, given, secrets: aSecretsFolder({}) })

    expect(() => readConfig(withSecretFiles(env))).not.toThrow()
  })

  test.each(parts)('are accepted by %s in the development profile', (_, service) => {
    const given = variablesIn(read(DEVELOPMENT))
    const secrets = aSecretsFolder({ smtp_url: 'smtp://mail:1025', s3_secret_access_key: 'x' })

    const env = environmentOf(service, {
      settings: variablesIn(read(given['SETTINGS'] ?? '')),
      given,
      secrets,
    })

    expect(readConfig(withSecretFiles(env)).environment).toBe('development')
  })
})
