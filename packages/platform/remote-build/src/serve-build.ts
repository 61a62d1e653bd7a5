import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { parseRelease } from '@domizil/federation/schema'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** What differs between two builds, as the bundler writes it. */
const HOT_UPDATE = /^[\w.-]+\.hot-update\.(mjs|css|json\.mjs)(\.map)?$/

/** The build of a remote that pages of one site may read. */
export type ServedBuild = ReturnType<typeof serveBuild>

/**
 * Serves what the `release.json` in a folder names, and nothing else of this machine. Only pages of `site` may read it.
 * `/changes` is a stream with the hash of each build; `/hot` is one for pages that exchange their modules.
 * @param site an origin, as in `https://staging.domizil.example`.
 */
export function serveBuild(folder: string, site: string) {
  const pages = new Set<ServerResponse>()
  const hotPages = new Set<ServerResponse>()
  let build = 'none'
  let hot: string | undefined
  let files = new Set<string>()

  /**
   * Reads the build again, and names it to all open pages: they load again. With the bundler's hash of the build they
   * exchange their modules instead.
   */
  function changed(hash?: string): void {
    const text = readFileSync(path.join(folder, 'release.json'), 'utf8')
    // An open page that exchanges its modules may still ask for a chunk of an earlier build.
    const before = hash ? files : []
    files = new Set([...before, 'release.json', ...Object.keys(parseRelease(text).files)])
    hot = hash
    build = hash ? 'hot' : createHash('sha256').update(text).digest('hex')
    for (const page of pages) page.write(`data: ${build}\n\n`)
    for (const page of hotPages) page.write(`data: ${hot}\n\n`)
  }

  /** Says in the consoles of open pages why there is no build. */
  function failed(problem: string): void {
    for (const page of hotPages) page.write(`event: problem\ndata: ${JSON.stringify(problem)}\n\n`)
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('Access-Control-Allow-Origin', site)
    response.setHeader('Vary', 'Origin')
    if (request.method === 'OPTIONS') return allow(response)
    if (pathname === '/changes') return follow(pages, request, response)
    if (pathname === '/hot') return follow(hotPages, request, response)

    const file = decodeURIComponent(pathname.slice(1))
    if (!files.has(file) && !(hot && HOT_UPDATE.test(file))) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
      return void response.end('The build has no such file.')
    }
    const bytes = readFileSync(path.join(folder, file))
    response.writeHead(200, {
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
    })
    response.end(bytes)
  }

  function follow(all: Set<ServerResponse>, request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.write(`data: ${all === hotPages ? hot : build}\n\n`)
    all.add(response)
    request.on('close', () => all.delete(response))
  }

  const server = createServer((request, response) => {
    try {
      handle(request, response)
    } catch (error) {
      // A file of the build before: the page is about to load again.
      response.writeHead(500).end((error as Error).message)
    }
  })
  return { server, changed, failed }
}

/** Browsers ask this before a site on the network may read from this machine. */
function allow(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET',
    'Access-Control-Allow-Private-Network': 'true',
  })
  response.end()
}
