// proves 16.62
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { openStreetMap } from './open-site.ts'

test('without a file there is no street map, and no warning', async () => {
  const warnings: string[] = []

  expect(await openStreetMap(null, (line) => warnings.push(line))).toBeNull()
  expect(warnings).toEqual([])
})

test('an unusable map file falls back to the bundled map with a warning', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-street-map-'))
  const file = path.join(folder, 'broken.pmtiles')
  writeFileSync(file, 'no map')
  const warnings: string[] = []

  const opened = await Promise.all(
    [file, path.join(folder, 'missing')].map((one) => openStreetMap(one, (line) => warnings.push(line))),
  )
  rmSync(folder, { recursive: true })

  expect(opened).toEqual([null, null])
  expect(warnings.toSorted().map((line) => line.includes('The bundled map is shown'))).toEqual([true, true])
})
