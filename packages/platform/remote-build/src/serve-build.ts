import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { Route } from '@domizil/federation'
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
 * Serves what the `release.json` of a folder names to pages of `site` alone. `/changes` is a stream with the hash of each
 * build, `/hot` one for pages that exchange their modules.
 */
export function serveBuild(folder: string, site: string) {
  const pages = new Set<ServerResponse>()
  const hotPages = new Set<ServerResponse>()
  let build = 'none'
  let hot: string | undefined
  let files = new Set<string>()

  /** Reads the build again. Open pages load again, or with the bundler's hash of the build exchange their modules. */
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

/** Serves on a port of this machine. @throws {Error} with a sentence, if that is none, or taken. */
export async function openPort(server: Server, port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error('--port needs a whole number up to 65535.')
  }
  server.listen(port, 'localhost')
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(`Another program listens on port ${port}. Choose one with --port.`, { cause })
  }
}

/** A browser that a site shows remotes of this machine to. */
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Opens an address as a browser would. @throws {Error} if the site does not answer, or shows released versions only. */
export async function refuseSite(address: string): Promise<void> {
  const { origin } = new URL(address)
  const headers = { 'User-Agent': CHROME, 'Accept-Language': 'en' }
  const { status } = await fetch(address, { headers, signal: AbortSignal.timeout(20_000) }).catch(
    (cause: unknown) => {
      throw new Error(`There is no site at ${origin}, or it does not answer.`, { cause })
    },
  )
  if (status !== 403) return
  throw new Error(`${origin} shows released versions only. Name a test site, such as staging: --site <url>`)
}

/** An address of the first route, with a 1 for each parameter. */
export function exampleOf(routes: readonly Pick<Route, 'path'>[]): string {
  return (routes[0]?.path ?? '/').replace(/:[^/]+/g, '1')
}
