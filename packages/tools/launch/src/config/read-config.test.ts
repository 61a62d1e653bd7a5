// proves 11.10, 11.11, 11.20, 14.26, D1.1, D1.9, D0.2, 17.6, 17.8
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { readConfig } from './read-config.ts'

test('without variables everything runs embedded and locally, with demo data', () => {
  const config = readConfig({})

  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    productName: 'Domizil',
    channel: 'production',
    databaseUrl: null,
    apiUrls: [],
    identity: { kind: 'embedded' },
    flatReview: true,
    changesVersions: true,
    demoData: true,
    drawsPages: 'on',
  })
  expect(config.dataFolder).toBe(path.resolve('.domizil/data'))
})

test('following a registry needs a token', () => {
  const REGISTRY_URL = 'https://domizil.example/registry/'

  expect(() => readConfig({ REGISTRY_URL })).toThrow('REGISTRY_URL is set without REGISTRY_TOKEN')
  expect(readConfig({ REGISTRY_URL, REGISTRY_TOKEN: 'x' }).registryService).toEqual({
    url: 'https://domizil.example/registry',
    token: 'x',
  })
})

test.each(['on', 'off', 'process'])('DRAW_PAGES accepts %s', (DRAW_PAGES) => {
  expect(readConfig({ DRAW_PAGES }).drawsPages).toBe(DRAW_PAGES)
  expect(() => readConfig({ DRAW_PAGES: `${DRAW_PAGES}!` })).toThrow('DRAW_PAGES')
})

test('the default public address contains the port', () => {
  expect(readConfig({ PORT: '8171' }).publicUrl).toBe('http://localhost:8171')
})

test.each([
  [{}, 'production'],
  [{ CHANNEL: 'staging' }, 'staging'],
  [{ CHANNEL: 'stable', ENVIRONMENT: 'production' }, 'production'],
])('the environment is named after the channel unless set: %j', (env, environment) => {
  expect(readConfig(env)).toMatchObject({ environment })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', MAP_KEY: ' ' })).toEqual(readConfig({}))
})

test('with a database server demo data is off by default', () => {
  const DATABASE_URL = 'postgres://domizil:secret@localhost/domizil'

  expect(readConfig({ DATABASE_URL }).demoData).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO_DATA: 'on' }).demoData).toBe(true)
})

test('the addresses of an external identity service follow Keycloak’s paths', () => {
  const { identity } = readConfig({
    PUBLIC_URL: 'https://domizil.example/',
    IDENTITY_URL: 'http://keycloak:8080',
  })

  expect(identity).toEqual({
    kind: 'remote',
    url: 'http://keycloak:8080',
    issuer: 'https://domizil.example/auth/realms/domizil',
    jwksUri: 'http://keycloak:8080/auth/realms/domizil/protocol/openid-connect/certs',
    accountsSecret: null,
  })
})

test.each([
  ['PORT', 'http', 'PORT is "http", but has to be a whole number from 1 to 65535.'],
  ['PORT', '70000', 'PORT is "70000"'],
  [
    'PUBLIC_URL',
    'domizil.example',
    'PUBLIC_URL is "domizil.example", but has to be an address that begins with http://',
  ],
  ['PUBLIC_URL', 'https://domizil.example/site', 'an address without a path'],
  ['DATABASE_URL', 'mysql://localhost/x', 'has to be an address that begins with postgres://'],
  ['API_URL', 'api', 'API_URL is "api"'],
  ['TRUST_PROXY', 'maybe', 'TRUST_PROXY is "maybe", but has to be "on" or "off".'],
  ['CHANNEL', '../x', 'CHANNEL is "../x"'],
  ['ACCOUNTS_CLIENT_SECRET', 'secret', 'ACCOUNTS_CLIENT_SECRET is set, but without IDENTITY_URL'],
])('%s=%s is refused with the name of the variable', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

test('all invalid variables are reported at once', () => {
  expect(() => readConfig({ PORT: 'x', TRUST_PROXY: 'y' })).toThrow(/PORT.*\nTRUST_PROXY/)
})

test('an error message masks passwords', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://domizil:secret@localhost/domizil' })

  expect(read).toThrow('mysql://domizil:…@localhost/domizil')
})

test('a street map file cannot be combined with another map', () => {
  expect(readConfig({ MAP_FILE: '/maps/berlin.pmtiles' }).map.file).toBe('/maps/berlin.pmtiles')
  expect(() => readConfig({ MAP_FILE: 'a', MAP_KEY: 'b' })).toThrow('MAP_FILE and MAP_KEY')
})

test('the geocoder is Google, a Nominatim server or the bundled gazetteer', () => {
  expect(readConfig({}).geocoder).toBeNull()
  expect(readConfig({ GEOCODER: 'k' }).geocoder).toEqual({ kind: 'google', key: 'k' })
  expect(readConfig({ GEOCODER: 'https://nominatim.example/' }).geocoder).toEqual({
    kind: 'nominatim',
    url: 'https://nominatim.example',
  })
  expect(() => readConfig({ GEOCODER: 'ftp://nominatim.example' })).toThrow('GEOCODER is')
})

test('demo data cannot be combined with a separate backend', () => {
  expect(() => readConfig({ API_URL: 'http://api:8080', DEMO_DATA: 'on' })).toThrow('DEMO_DATA is on')
})

test('a mail server needs a sender, and its password is masked', () => {
  const SMTP_URL = 'smtp://domizil:secret@mail.example:587'
  const MAIL_FROM = 'Domizil <no-reply@domizil.example>'

  expect(readConfig({}).smtp).toBeNull()
  expect(readConfig({ SMTP_URL, MAIL_FROM }).smtp).toEqual({ url: SMTP_URL, from: MAIL_FROM })
  expect(() => readConfig({ SMTP_URL })).toThrow('SMTP_URL is set without MAIL_FROM')
  expect(() => readConfig({ SMTP_URL: 'mail.example', MAIL_FROM })).toThrow('begins with smtp://')
  expect(() => readConfig({ SMTP_URL, MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM is "nobody"')
})

test('e-mail confirmation is on by default where mails are sent', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no-reply@domizil.example' }

  expect([
    readConfig({}).verifyEmail,
    readConfig(mail).verifyEmail,
    readConfig({ ...mail, VERIFY_EMAIL: 'off' }).verifyEmail,
    readConfig({ VERIFY_EMAIL: 'on' }).verifyEmail,
  ]).toEqual([false, true, false, true])
})

test('the signing key for documents is configured, or created in the data folder', () => {
  const made = readConfig({ DATA_FOLDER: '/data' }).seal
  const own = readConfig({ SEAL_FILE: '/run/secrets/seal.pem' }).seal

  expect(made).toEqual({ file: '/data/seal.pem', isMade: true })
  expect(own).toEqual({ file: '/run/secrets/seal.pem', isMade: false })
})

test('a data key needs 32 bytes, and a wrong one is refused without being shown', () => {
  const DATA_KEY = Buffer.alloc(32, 7).toString('base64')

  expect(readConfig({}).dataKey).toBeNull()
  expect(readConfig({ DATA_KEY }).dataKey).toEqual(Buffer.alloc(32, 7))
  expect(() => readConfig({ DATA_KEY: 'c2VjcmV0' })).toThrow('DATA_KEY has to be 32 random bytes in base64')
  expect(() => readConfig({ DATA_KEY: 'c2VjcmV0' })).not.toThrow('c2VjcmV0')
})

test('a replica uses its own password or the primary’s, and allows five seconds of lag', () => {
  const server = { DATABASE_URL: 'postgres://a@db/c', DATABASE_PASSWORD: 'x/y' }
  const replica = { DATABASE_READ_URL: 'postgres://a@replica/c' }

  expect(readConfig(server).replica).toBeNull()
  expect(readConfig({ ...server, ...replica }).replica).toEqual({
    url: 'postgres://a:x%2Fy@replica/c',
    maxLagMs: 5000,
  })
  expect(readConfig({ ...server, ...replica, DATABASE_READ_PASSWORD: 'r' }).replica?.url).toBe(
    'postgres://a:r@replica/c',
  )
  expect(() => readConfig(replica)).toThrow('DATABASE_READ_URL is set without DATABASE_URL')
})
