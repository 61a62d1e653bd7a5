import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Half, VersionSet } from '@domizil/renderer'
import { ROOT } from '../paths.ts'

/** What a page of the product was drawn with: enough to draw it again without a backend. */
export interface DrawnPage {
  readonly set: VersionSet
  readonly facts: { readonly drawnOn: string }
  readonly answers: Readonly<Record<string, unknown>>
}

interface Facts {
  readonly drawnOn?: string
  readonly shell: { readonly name: string; readonly version: string }
  readonly parts: { readonly remotes: readonly { readonly name: string; readonly version: string }[] }
}

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile' }
const ATTEMPTS = 50
const WAIT_MS = 200

/** Asks for a page until it comes drawn; the first visitors of a version may come before its halves are loaded. */
export async function fetchDrawn(url: string, remote: string | null): Promise<DrawnPage> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const html = await (await fetch(url, { headers: PHONE })).text()
    const facts = jsonOf<Facts>(html, 'page-facts')
    const answers = jsonOf<DrawnPage['answers']>(html, 'first-answers')
    if (facts?.drawnOn && answers) {
      const guest = facts.parts.remotes.find(({ name }) => name === remote)
      const set = { shell: halfOf(facts.shell), remote: guest && halfOf(guest) }
      return { set, facts: { ...facts, drawnOn: facts.drawnOn }, answers }
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Error(`${url} was never drawn`)
}

function jsonOf<T>(html: string, id: string): T | undefined {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1]
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

function halfOf({ name, version }: { readonly name: string; readonly version: string }): Half {
  const folder = path.resolve(ROOT, process.env['REGISTRY_FOLDER'] || '.domizil/registry', name, version)
  const { server, files } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
    server: { entry: string }
    files: Record<string, string>
  }
  return { name, version, file: path.join(folder, server.entry), hash: files[server.entry] ?? '' }
}
