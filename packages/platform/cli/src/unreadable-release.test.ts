import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { promote } from './channels.ts'
import { rollback } from './testing/change-channel.ts'
import { checkRegistry } from './channel-problems.ts'
import { publish } from './publish.ts'
import { aBuild } from './testing/a-build.ts'
import { givenVersions, search, servedBy } from './testing/given-versions.ts'

test('an unreadable release.json is reported, and does not block rollbacks of other apps', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')
  await publish(registry, aBuild({ name: 'mf-flat', routes: [] }))
  await promote(registry, search('1.0.0'), 'production')
  await promote(registry, [search('1.1.0'), { name: 'mf-flat', version: '1.0.0' }], 'production')
  writeFileSync(path.join(registry, 'mf-flat/1.0.0/release.json'), '{"broken')

  await rollback(registry, 'mf-search', 'production')

  expect(servedBy(registry)?.version).toBe('1.0.0')
  expect(checkRegistry(registry)).toContain('Channel production: mf-flat 1.0.0 cannot be read.')
})
