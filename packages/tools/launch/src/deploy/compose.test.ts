// proves 18.16
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { DCLinter } from 'dclint'
import { load } from 'js-yaml'
import { withSecretFiles } from '../config/secret-files.ts'
import { composeProblems, dockerfileProblems, servicesOf } from '../testing/compose-problems.ts'
import { ROOT } from '../testing/launched.ts'

const { makeSecrets } = (await import(new URL('../../make-secrets.mjs', import.meta.url).href)) as {
  makeSecrets(folder: string, given?: Record<string, string>): { name: string; isEmpty: boolean }[]
}

const COMPOSE = path.join(ROOT, 'docker-compose.yml')
const REDUNDANT = path.join(ROOT, 'packages/tools/launch/deploy/compose/redundant.yml')
const DOCKERFILES = [
  'packages/tools/launch/Dockerfile',
  'packages/backend/identity/keycloak/Dockerfile',
  'packages/tools/launch/deploy/database/pair/Dockerfile',
]
const SETTINGS = 'packages/tools/launch/deploy/compose/development.env'
const read = (file: string) => readFileSync(path.resolve(ROOT, file), 'utf8')

/** What the compose file would say with a text exchanged in it, which has to be there. */
function changed(from: string | RegExp, to: string): string[] {
  const text = read(COMPOSE)
  const other = text.replace(from, to)
  if (other === text) throw new Error(`The file does not say ${String(from)}`)
  return composeProblems(other)
}

/** What the schema of the Compose specification does not allow. */
function schemaProblems(file: string): string[] {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] })
  const found = linter.lintFiles([file], false) as { messages: { rule: string; message: string }[] }[]
  return found
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => rule === 'invalid-schema')
    .map(({ message }) => message)
}

describe('docker-compose.yml', () => {
  test('no container has more rights than it needs', () => {
    expect(composeProblems(read(COMPOSE))).toEqual([])
  })

  test('Compose accepts every field', () => {
    expect(schemaProblems(COMPOSE)).toEqual([])
  })

  test('a field unknown to Compose is reported', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'domizil-compose-')), 'docker-compose.yml')
    writeFileSync(file, read(COMPOSE).replace('stop_grace_period', 'stop_grace_time'))

    expect(schemaProblems(file)).toEqual([expect.stringContaining('must NOT have additional properties')])
  })

  test.each<[string, string | RegExp, string]>([
    [
      'keycloak: its files are not read only',
      '    image: domizil-keycloak',
      '    read_only: false\n    image: domizil-keycloak',
    ],
    [
      'mail: it has capabilities',
      '    profiles: [development]\n',
      '    profiles: [development]\n    cap_drop: []\n',
    ],
    [
      'site: it may get new privileges',
      '  site:\n    <<: *part\n',
      '  site:\n    <<: *part\n    security_opt: []\n',
    ],
    ['proxy: it is privileged', '    cap_add:', '    privileged: true\n    cap_add:'],
    ['database: its processor or memory has no limit', 'cpus: "2", memory: 2g', 'cpus: "2"'],
    [
      'mail: its log grows without end',
      '    profiles: [development]\n',
      '    profiles: [development]\n    logging: {}\n',
    ],
    ['api: it is not started again', '  api:\n    <<: *part\n', '  api:\n    <<: *part\n    restart: "no"\n'],
    ['bucket: nothing checks its health', /\n {4}healthcheck:\n {6}<<: \*ready\n {6}test: \[CMD, nc.*/, ''],
    ['registry: it is in no network that is named', '    networks: [front, back]\n', ''],
    ['proxy: its image has no digest', /(caddy:2\.10-alpine)@\S+/, '$1'],
    [
      'api: it is ended before it has answered',
      '      DRAIN_S: "5"\n      METRICS_PORT: "9464"\n      IDENTITY_URL',
      '      DRAIN_S: "20"\n      METRICS_PORT: "9464"\n      IDENTITY_URL',
    ],
    ['mail: it is reached from outside', '"127.0.0.1:8025', '"8025'],
    [
      'database: POSTGRES_PASSWORD is a secret in the environment',
      /POSTGRES_PASSWORD_FILE: \S+/,
      'POSTGRES_PASSWORD: x',
    ],
    [
      'api: SMTP_URL is a secret in the environment',
      'SMTP_URL_FILE: /run/secrets/smtp_url',
      'SMTP_URL: smtp://x',
    ],
    ['migrate: DATABASE_PASSWORD_FILE names no secret of it', '    secrets: [database_owner_password]\n', ''],
    [
      'migrate: the secret owner_password is not declared',
      '    secrets: [database_owner_password]\n',
      '    secrets: [owner_password]\n',
    ],
    ['nothing uses the secret smtp_url', '      - smtp_url\n', ''],
  ])('an unsafe or invalid change is reported: %s', (problem, from, to) => {
    expect(changed(from, to)).toContain(problem)
  })

  test('only the proxy is reachable from outside, and the mailbox locally', () => {
    const reached = servicesOf(read(COMPOSE)).flatMap(([name, { ports }]) => (ports ? [name] : []))

    expect(reached).toEqual(['proxy', 'mail'])
  })

  test('the backend, its migrations and its reads each use their own role, none a superuser', () => {
    const byName = Object.fromEntries(servicesOf(read(COMPOSE)))

    expect(byName['migrate']?.environment?.['DATABASE_URL']).toContain('//domizil_owner@')
    expect(byName['api']?.environment).toMatchObject({
      DATABASE_URL: expect.stringContaining('//domizil_app@'),
      MIGRATE: 'off',
    })
  })

  test('the development profile sets every required variable', () => {
    const asked = [...read(COMPOSE).matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name)
    const given = [...read(SETTINGS).matchAll(/^(\w+)=/gm)].map(([, name]) => name)

    expect(asked.filter((name) => !given.includes(name))).toEqual([])
  })
})

describe('redundant.yml', () => {
  test('Compose accepts every field', () => {
    expect(schemaProblems(REDUNDANT)).toEqual([])
  })

  test('removes no security setting of docker-compose.yml', () => {
    const keys = servicesOf(read(REDUNDANT)).flatMap(([, service]) => Object.keys(service))
    const limits = servicesOf(read(REDUNDANT)).flatMap(([, { deploy }]) => Object.keys(deploy ?? {}))

    const safe = [
      'build',
      'command',
      'deploy',
      'dns_opt',
      'environment',
      'extends',
      'image',
      'init',
      'secrets',
      'volumes',
    ]
    expect(keys.filter((key) => !safe.includes(key))).toEqual([])
    expect(limits.filter((key) => key !== 'replicas')).toEqual([])
  })
})

describe('images', () => {
  test.each(DOCKERFILES)('%s builds a small, reproducible image with an unprivileged user', (file) => {
    expect(dockerfileProblems(read(file))).toEqual([])
  })

  test.each([
    ['it runs as root', 'FROM a AS b\nFROM a\nUSER root'],
    ['what builds it stays in it', 'FROM a\nUSER node'],
    ['a has no digest', 'FROM a AS b\nFROM b\nUSER 1000'],
    ['ADD x y: COPY is enough', 'FROM a AS b\nADD x y'],
    ['ENV DATA_KEY=x: a secret stays in the image', 'FROM a AS b\nENV DATA_KEY=x'],
  ])('a Dockerfile is refused where %s', (problem, text) => {
    expect(dockerfileProblems(text)).toContain(problem)
  })
})

describe('npm run secrets', () => {
  test('creates every secret file the containers need in a private folder, and keeps existing ones', () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'domizil-secrets-')), 'secrets')
    const secrets = [COMPOSE, REDUNDANT].flatMap((file) =>
      Object.keys((load(read(file)) as { secrets: object }).secrets),
    )
    makeSecrets(folder)
    const before = readdirSync(folder).map((name) => read(path.join(folder, name)))

    expect(makeSecrets(folder)).toEqual([])

    expect(readdirSync(folder).toSorted()).toEqual(secrets.toSorted())
    expect(readdirSync(folder).map((name) => read(path.join(folder, name)))).toEqual(before)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(folder, 'data_key')).mode & 0o777).toBe(0o644)
  })

  test('creates a data key that the backend accepts', () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'domizil-secrets-')), 'secrets')
    makeSecrets(folder)

    const { DATA_KEY } = withSecretFiles({ DATA_KEY_FILE: path.join(folder, 'data_key') })

    expect(Buffer.from(DATA_KEY ?? '', 'base64')).toHaveLength(32)
  })
})
