// proves 11.10, 11.11, 11.20, 14.26, D1.1, D1.9, D0.2, 17.6, 17.8
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { readConfig } from './read-config.ts'

test('without any variable everything runs embedded, on this machine, with demo data', () => {
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

test('a registry is followed with a token only', () => {
  const REGISTRY_URL = 'https://domizil.example/registry/'

  expect(() => readConfig({ REGISTRY_URL })).toThrow('REGISTRY_URL is set without REGISTRY_TOKEN')
  expect(readConfig({ REGISTRY_URL, REGISTRY_TOKEN: 'x' }).registryService).toEqual({
    url: 'https://domizil.example/registry',
    token: 'x',
  })
})

test.each(['on', 'off', 'process'])('first views can be drawn: %s', (DRAW_PAGES) => {
  expect(readConfig({ DRAW_PAGES }).drawsPages).toBe(DRAW_PAGES)
  expect(() => readConfig({ DRAW_PAGES: `${DRAW_PAGES}!` })).toThrow('DRAW_PAGES')
})

test('the public address follows the port', () => {
  expect(readConfig({ PORT: '8171' }).publicUrl).toBe('http://localhost:8171')
})

test.each([
  [{}, 'production'],
  [{ CHANNEL: 'staging' }, 'staging'],
  [{ CHANNEL: 'stable', ENVIRONMENT: 'production' }, 'production'],
])('the environment is that of the channel unless it is named: %j', (env, environment) => {
  expect(readConfig(env)).toMatchObject({ environment })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', PRODUCT_NAME: ' ' })).toEqual(readConfig({}))
})

test('a database server brings no demo data unless asked', () => {
  const DATABASE_URL = 'postgres://domizil:secret@localhost/domizil'

  expect(readConfig({ DATABASE_URL }).demoData).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO_DATA: 'on' }).demoData).toBe(true)
})

test('an identity service elsewhere is found by Keycloak’s paths', () => {
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
  ['BLOG_URL', 'ftp://blog', 'BLOG_URL is "ftp://blog"'],
  ['FLAT_REVIEW', 'maybe', 'FLAT_REVIEW is "maybe", but has to be "on" or "off".'],
  ['CHANNEL', '../x', 'CHANNEL is "../x"'],
  ['COMPANY_EMAIL', 'nobody', 'COMPANY_EMAIL is "nobody", but has to be an e-mail address.'],
  ['ANALYTICS_ID', 'UA-1', 'ANALYTICS_ID is "UA-1", but has to be a measurement id such as G-'],
  ['LOAD_TIMEOUT_MS', '5', 'LOAD_TIMEOUT_MS is "5"'],
  ['MAP_TILE_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png', 'MAP_TILE_URL'],
  ['OIDC_ISSUER', 'https://a.example', 'OIDC_ISSUER is set, but without IDENTITY_URL'],
  ['ACCOUNTS_CLIENT_SECRET', 'secret', 'ACCOUNTS_CLIENT_SECRET is set, but without IDENTITY_URL'],
])('%s=%s is refused by name', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

test('all variables that are wrong are told at once', () => {
  expect(() => readConfig({ PORT: 'x', FLAT_REVIEW: 'y' })).toThrow(/PORT.*\nFLAT_REVIEW/)
})

test('a password never stands in the message', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://domizil:secret@localhost/domizil' })

  expect(read).toThrow('mysql://domizil:…@localhost/domizil')
})

test('tiles of a map need the name of their makers', () => {
  const MAP_TILE_URL = 'https://tiles.example/{z}/{x}/{y}.png'

  expect(() => readConfig({ MAP_TILE_URL })).toThrow('MAP_TILE_ATTRIBUTION')
  expect(readConfig({ MAP_TILE_URL, MAP_TILE_ATTRIBUTION: '© Tiles' }).map.tileUrl).toBe(MAP_TILE_URL)
})

test('a street map is no second map', () => {
  expect(readConfig({ MAP_FILE: '/maps/berlin.pmtiles' }).map.file).toBe('/maps/berlin.pmtiles')
  expect(() => readConfig({ MAP_FILE: 'a', MAP_KEY: 'b' })).toThrow('MAP_FILE and MAP_KEY')
})

test('addresses are looked up by one service, or by the bundled gazetteer', () => {
  const google = { GEOCODER_GOOGLE_KEY: 'k' }
  const nominatim = { GEOCODER_NOMINATIM_URL: 'https://nominatim.example/' }

  expect(readConfig({}).geocoder).toBeNull()
  expect(readConfig(google).geocoder).toEqual({ kind: 'google', key: 'k' })
  expect(readConfig(nominatim).geocoder).toEqual({ kind: 'nominatim', url: 'https://nominatim.example' })
  expect(() => readConfig({ ...google, ...nominatim })).toThrow('only one can be asked')
})

test('demo data cannot be loaded into a backend elsewhere', () => {
  expect(() => readConfig({ API_URL: 'http://api:8080', DEMO_DATA: 'on' })).toThrow('DEMO_DATA is on')
})

test('a page elsewhere and the partner can be left out', () => {
  const { social, partner } = readConfig({ SOCIAL_YOUTUBE: 'off', PARTNER_NAME: 'off' })

  expect(social).toMatchObject({ youtube: null, instagram: 'https://instagram.example/domizil' })
  expect(partner).toBeNull()
})

test('the fee of a booking and the tax on it are whole percents', () => {
  expect(readConfig({ FEE_PERCENT: '8' }).fees).toMatchObject({ percent: 8, vatPercent: 19 })
  expect(() => readConfig({ FEE_PERCENT: '101' })).toThrow('FEE_PERCENT is "101"')
})

test('the account of invoices has right check digits, and its default is of no bank', () => {
  expect(readConfig({}).company.iban).toBe('DE93999999990000000001')
  expect(readConfig({ COMPANY_IBAN: 'de89 3704 0044 0532 0130 00' }).company.iban).toBe(
    'DE89370400440532013000',
  )
  expect(() => readConfig({ COMPANY_IBAN: 'DE89370400440532013001' })).toThrow('COMPANY_IBAN is')
  expect(() => readConfig({ VAT_READING: 'HERE' })).toThrow('VAT_READING is "HERE"')
})

test('a company names a VAT id or a tax number, and its city begins with the postcode', () => {
  const off = { COMPANY_VAT_ID: 'off' }

  expect(readConfig({ ...off, COMPANY_TAX_NUMBER: '30/123/45678' }).company).toMatchObject({
    vatId: '',
    taxNumber: '30/123/45678',
  })
  expect(() => readConfig(off)).toThrow('COMPANY_TAX_NUMBER has to be set')
  expect(() => readConfig({ COMPANY_CITY: 'Berlin' })).toThrow('COMPANY_CITY is "Berlin"')
})

test('a mail server comes with a sender, and its password is not shown', () => {
  const SMTP_URL = 'smtp://domizil:secret@mail.example:587'
  const MAIL_FROM = 'Domizil <no-reply@domizil.example>'

  expect(readConfig({}).smtp).toBeNull()
  expect(readConfig({ SMTP_URL, MAIL_FROM }).smtp).toEqual({ url: SMTP_URL, from: MAIL_FROM })
  expect(() => readConfig({ SMTP_URL })).toThrow('SMTP_URL is set without MAIL_FROM')
  expect(() => readConfig({ SMTP_URL: 'mail.example', MAIL_FROM })).toThrow('begins with smtp://')
  expect(() => readConfig({ SMTP_URL, MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM is "nobody"')
})

test('addresses have to be confirmed where mails are sent, unless somebody says otherwise', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no-reply@domizil.example' }

  expect([
    readConfig({}).verifyEmail,
    readConfig(mail).verifyEmail,
    readConfig({ ...mail, VERIFY_EMAIL: 'off' }).verifyEmail,
    readConfig({ VERIFY_EMAIL: 'on' }).verifyEmail,
  ]).toEqual([false, true, false, true])
})

test('the seal’s key is the operator’s, or made beside the data', () => {
  const made = readConfig({ DATA_FOLDER: '/data' }).seal
  const own = readConfig({ SEAL_FILE: '/run/secrets/seal.pem', SEAL_PASSWORD: 'secret' }).seal

  expect(made).toEqual({ file: '/data/seal.pem', password: undefined, isMade: true })
  expect(own).toEqual({ file: '/run/secrets/seal.pem', password: 'secret', isMade: false })
  expect(() => readConfig({ SEAL_PASSWORD: 'secret' })).toThrow('SEAL_PASSWORD is set without SEAL_FILE')
})

test('a key of 32 bytes is read, and a wrong one is refused without being shown', () => {
  const DATA_KEY = Buffer.alloc(32, 7).toString('base64')

  expect(readConfig({}).dataKey).toBeNull()
  expect(readConfig({ DATA_KEY }).dataKey).toEqual(Buffer.alloc(32, 7))
  expect(() => readConfig({ DATA_KEY: 'c2VjcmV0' })).toThrow('DATA_KEY has to be 32 random bytes in base64')
  expect(() => readConfig({ DATA_KEY: 'c2VjcmV0' })).not.toThrow('c2VjcmV0')
})

test('HEIC is read unless it is switched off', () => {
  expect(readConfig({}).readsHeic).toBe(true)
  expect(readConfig({ HEIC: 'off' }).readsHeic).toBe(false)
})

test('a replica has the password of its server or one of its own, and a lag of five seconds unless another is set', () => {
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
