// proves 14.29
import { truncateSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import { aRegistry, publishShell } from './testing/published-apps.ts'
import type { Site } from './testing/site.ts'

const FILE = '/remotes/shell/1.0.0/main.js'

let site: Site
beforeEach(async () => {
  site = await aSite()
  site.writeRegistry(aRegistry({ shell: publishShell(site) }))
})
afterEach(() => site.close())

test.each(['identity', 'br'])(
  'the answer for a file that was truncated is aborted (%s)',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const before = await site.get(FILE, headers)
    truncateSync(path.join(site.folder, `shell/1.0.0/main.js${encoding === 'br' ? '.br' : ''}`), 3)

    const broken = site.get(FILE, headers)

    await expect(broken).rejects.toThrow('aborted')
    expect(before.status).toBe(200)
    expect(site.log).toContain('the file main.js of shell 1.0.0 cannot be read: it has become shorter')
  },
)
