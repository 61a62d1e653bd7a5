// proves 11.10, D1.9, D0.2, 17.8
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { readSite } from './read-site.ts'
import { createVariables } from './variables.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'domizil-site-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What is read of a file, and what is wrong with it. */
function readText(text: string) {
  const file = path.join(folder, 'site.json')
  writeFileSync(file, text)
  const variables = createVariables({ SITE_FILE: file })
  return {
    site: readSite(variables),
    problems: variables.problems.map((one) => one.replace(file, 'site.json')),
  }
}
const read = (content: unknown) => readText(JSON.stringify(content))

test('without a site file everything has a default, and the IBAN belongs to no bank', () => {
  const site = readSite(createVariables({}))

  expect(site).toMatchObject({
    productName: 'Domizil',
    blogUrl: null,
    flatReview: true,
    changesVersions: true,
    readsHeic: true,
    fees: { percent: 10, vatPercent: 19, vatReading: 'PROPERTY' },
    company: { iban: 'DE93999999990000000001' },
    tiles: null,
  })
})

test('values of the site file replace the defaults', () => {
  const { site, problems } = read({
    productName: 'Bleibe',
    heic: false,
    flatReview: false,
    versionChanges: false,
    fees: { percent: 8 },
    company: { iban: 'de89 3704 0044 0532 0130 00' },
    map: { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' },
  })

  expect(problems).toEqual([])
  expect(site).toMatchObject({
    productName: 'Bleibe',
    readsHeic: false,
    flatReview: false,
    changesVersions: false,
    fees: { percent: 8, vatPercent: 19 },
    company: { iban: 'DE89370400440532013000', country: 'DE' },
    tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' },
  })
})

test('null removes social links, the partner and the VAT id', () => {
  const { site, problems } = read({
    social: { youtube: null },
    partner: null,
    company: { vatId: null, taxNumber: '30/123/45678' },
  })

  expect(problems).toEqual([])
  expect(site.social).toMatchObject({ youtube: null, instagram: 'https://instagram.example/domizil' })
  expect(site.partner).toBeNull()
  expect(site.company).toMatchObject({ vatId: '', taxNumber: '30/123/45678' })
})

test.each([
  [{ blogUrl: 'ftp://blog' }, 'blogUrl in site.json is "ftp://blog"'],
  [{ flatReview: 'maybe' }, 'flatReview in site.json is "maybe", but has to be "on" or "off".'],
  [
    { company: { email: 'nobody' } },
    'company.email in site.json is "nobody", but has to be an e-mail address.',
  ],
  [{ company: { city: 'Berlin' } }, 'company.city in site.json is "Berlin"'],
  [{ company: { iban: 'DE89370400440532013001' } }, 'company.iban is'],
  [{ company: { vatId: null } }, 'company.taxNumber has to be set'],
  [{ analyticsId: 'UA-1' }, 'analyticsId in site.json is "UA-1"'],
  [{ fees: { percent: 101 } }, 'fees.percent in site.json is "101"'],
  [{ fees: { vatReading: 'HERE' } }, 'fees.vatReading in site.json is "HERE"'],
  [{ map: { tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png' } }, 'map.tiles in site.json is'],
  [{ map: { tiles: 'https://tiles.example/{z}/{x}/{y}.png' } }, 'map.attribution'],
  [{ comapny: { name: 'X' } }, 'comapny.name in site.json is no setting.'],
  [{ partner: 'off' }, 'partner in site.json is no setting.'],
  [{ company: { name: ['X'] } }, 'company.name in site.json is a list'],
  [[], 'holds no object'],
])('the site file %j is refused with the name of the field', (content, sentence) => {
  expect(read(content).problems).toEqual([expect.stringContaining(sentence)])
})

test('a missing or malformed site file is refused with the reason', () => {
  const variables = createVariables({ SITE_FILE: path.join(folder, 'missing.json') })
  readSite(variables)

  expect(variables.problems).toEqual([expect.stringContaining('cannot be read')])
  expect(readText('{').problems).toEqual([expect.stringContaining('is no JSON')])
})
