import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { EMPTY_REGISTRY } from '@domizil/federation'
import { expect, test } from '@jest/globals'
import { forgetVersions } from './bring-versions.ts'
import { hashOf, temporaryFolder } from './testing/a-service.ts'

test('versions no longer in the registry are deleted, and nothing outside of the folder', async () => {
  const root = temporaryFolder()
  const folder = path.join(root, 'remotes')
  const places = ['mf-search/1.0.0', 'mf-search/2.0.0', '../postgres'].map((place) =>
    path.join(folder, place),
  )
  for (const place of places) mkdirSync(place, { recursive: true })
  const listed = [{ version: '2.0.0', hash: hashOf('a release') }]

  await forgetVersions(folder, { ...EMPTY_REGISTRY, versions: { '..': listed, 'mf-search': listed } })

  expect(places.map((place) => existsSync(place))).toEqual([false, true, true])
})
