// proves 15.32
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import { aRegistry, publishSearch, publishShell } from './testing/published-apps.ts'
import type { Site } from './testing/site.ts'

const MAP = '/remotes/shell/1.0.0/maps/main.js.map'

let site: Site
beforeEach(async () => {
  site = await aSite()
  const shell = publishShell(site, '1.0.0', {}, { 'maps/main.js.map': '{"sources":["./src/main.ts"]}' })
  site.writeRegistry(aRegistry({ shell, 'mf-search': publishSearch(site, '1.0.0') }))
})
afterEach(() => site.close())

test('source maps are answered with 404', async () => {
  const spellings = [MAP, MAP.replace('maps/', 'maps%2F'), MAP.replace('maps/', '%6Daps/'), `${MAP}.br`]

  const answers = await Promise.all(spellings.map((one) => site.get(one)))

  expect(answers.map(({ status, text }) => [status, text.includes('main.ts')])).toEqual(
    spellings.map(() => [404, false]),
  )
  expect((await site.get('/remotes/shell/1.0.0/main.js')).status).toBe(200)
})

test('a version with a damaged source map is still served', async () => {
  writeFileSync(path.join(site.folder, 'shell/1.0.0/maps/main.js.map'), 'tampered with')

  const { status, text } = await site.get('/')

  expect(status).toBe(200)
  expect(text).toContain('src="/remotes/shell/1.0.0/main.js"')
})
