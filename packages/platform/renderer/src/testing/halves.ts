import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Half } from '../half.ts'

/** A server half in a new folder, published with the hash of these bytes. */
export function aHalf(name: string, source: string, version = '1.0.0'): Half {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'domizil-half-')), 'server.cjs')
  writeFileSync(file, source)
  return { name, version, file, hash: `sha256-${createHash('sha256').update(source).digest('base64')}` }
}

/** The half of a shell: a frame around what the remote draws. */
export const SHELL = `
exports.shared = { lent: { word: 'lent by the shell' } }
exports.questions = (request, remote) =>
  remote ? remote.questions('page', request) : request.path === '/undrawn' ? undefined : []
exports.draw = async (request, remote) =>
  '<main>' + request.path + ' ' + request.day + (remote ? ' ' + (await remote.draw({ request })) : '') + '</main>'
`

/** The half of a remote that draws so. */
export function remoteThat(draw: string): string {
  return `exports.remote = { name: 'mf-x', questions: () => [], draw: ${draw} }`
}
