import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '@domizil/federation/hash'
import { RENDER_FILE, type RenderTimes } from '@domizil/federation/render-times'
import type { Release } from '@domizil/federation'

/** Writes render times into a build, and names them in its `release.json` as one of its files. */
export function writeRenderTimes(folder: string, times: RenderTimes): void {
  const place = path.join(folder, 'release.json')
  const text = `${JSON.stringify(times, null, 2)}\n`
  const release = JSON.parse(readFileSync(place, 'utf8')) as Release
  const files = { ...release.files, [RENDER_FILE]: hashOf(text) }

  writeFileSync(path.join(folder, RENDER_FILE), text)
  writeFileSync(place, `${JSON.stringify({ ...release, files }, null, 2)}\n`)
}
