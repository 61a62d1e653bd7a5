import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '@domizil/federation/hash'
import type { Release } from '@domizil/federation'
import { aBuild, aRoute } from './a-build.ts'

/** The entry of a shell that loads remotes as the federation runtime does. */
const HOST = `
let entry
globalThis.__FEDERATION__ = { __INSTANCES__: [{
  registerRemotes: ([remote]) => { entry = remote.entry },
  loadRemote: async () => { const { init, get } = await import(entry); await init({}); return (await get('./lifecycles'))() },
}] }`

/** A container with this `meta` and these lifecycles, as JavaScript. */
export function anEntry({
  mount = 'async ({ domElement }) => { domElement.textContent = "Journal" }',
  meta = "{ name: 'mf-journal', version: '1.0.0', shellApi: 1 }",
  before = '',
}: {
  mount?: string
  meta?: string
  before?: string
} = {}): string {
  return `${before}
export const init = () => undefined
export const get = async () => () => ({
  meta: ${meta},
  lifecycles: { bootstrap: async () => undefined, mount: ${mount}, unmount: async () => undefined },
})`
}

/** The build of a shell, with a server half that lends nothing. */
export const aShell = () =>
  aBuildWith({ name: 'shell' }, { 'entry.js': HOST, 'server/server.cjs': 'exports.shared = {}' })

/** The build of a remote with an entry, and perhaps a server half. */
export function aJournal(entry: string, half?: string, facts: Partial<Release> = {}): string {
  const files = { 'entry.js': entry, ...(half !== undefined && { 'server/server.cjs': half }) }
  return aBuildWith({ name: 'mf-journal', routes: [aRoute('/journal/:day')], ...facts }, files)
}

function aBuildWith(facts: Partial<Release>, files: Record<string, string>): string {
  const half = 'server/server.cjs'
  const all = { 'pages/page.css': 'a{}', ...files }
  const folder = aBuild({
    files: Object.fromEntries(Object.entries(all).map(([file, text]) => [file, hashOf(Buffer.from(text))])),
    ...(half in files && { server: { entry: half, version: 1 } }),
    ...facts,
  })
  mkdirSync(path.join(folder, 'server'))
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  return folder
}
