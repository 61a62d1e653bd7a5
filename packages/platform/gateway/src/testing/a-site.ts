import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { PinnedVersion, Release } from '@domizil/federation'
import { createGateway } from '../gateway.ts'
import type { GatewayConfig, Upstream } from '../gateway-config.ts'
import { aRegistry, publishSearch, publishShell } from './published-apps.ts'
import type { Answer, Site } from './site.ts'

/** A site with a shell that has a home page, and mf-search; a test changes what it is about. */
export async function aSite(changes: Partial<GatewayConfig> = {}): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-gateway-'))
  const log: string[] = []
  let handle: Upstream['handle'] = () => undefined
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  const gateway = createGateway({
    publicUrl: origin,
    productName: 'Domizil',
    trustsProxy: false,
    hintsEarly: false,
    registryFolder: folder,
    channel: 'production',
    registry: null,
    publicConfig: { productName: 'Domizil' },
    publisher: {
      name: 'Domizil GmbH',
      street: 'Musterstraße 1',
      city: '10115 Berlin',
      phone: '+49 30 1',
      email: 'hello@domizil.example',
      pages: ['https://instagram.example/domizil'],
    },
    isIndexed: true,
    drawsPages: 'on',
    reloadsOnChange: false,
    otherOrigins: { scripts: [], styles: [], fonts: [], images: [], connections: [] },
    map: null,
    api: echo('api'),
    apiUrl: origin,
    identity: echo('identity'),
    blog: null,
    log: (line) => log.push(line),
    ...changes,
  })
  handle = gateway.handle

  const site: Site = {
    origin,
    folder,
    log,
    ask: (method, target, headers = {}) =>
      ask(port, method, target, { host: `localhost:${port}`, ...headers }),
    get: (target, headers) => site.ask('GET', target, headers),
    writeRegistry: (registry) => writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(registry)),
    publish: (release, files) => publish(folder, release, files),
    close: async () => {
      await gateway.close()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
  site.writeRegistry(aRegistry({ shell: publishShell(site), 'mf-search': publishSearch(site, '1.0.0') }))
  return site
}

function publish(
  root: string,
  release: Partial<Release> & Pick<Release, 'name' | 'version'>,
  files: Record<string, string> = {},
): PinnedVersion {
  const folder = path.join(root, release.name, release.version)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(text))
  }
  const whole = {
    schemaVersion: 1,
    kind: 'remote',
    commit: null,
    builtAt: '2026-11-20T00:00:00Z',
    entry: 'entry.js',
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha256(text)])),
    routes: [],
    start: { files: [], shared: [] },
    pages: {},
    messages: {},
    shared: {},
    provides: null,
    requires: null,
    ...release,
  }
  const text = JSON.stringify(whole)
  writeFileSync(path.join(folder, 'release.json'), text)
  return { version: release.version, hash: sha256(text) }
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** An upstream that answers with its name and the request. */
export function echo(name: string): Upstream {
  return {
    handle: (request, response) => response.end(`${name} ${request.method} ${request.url}`),
    close: async () => undefined,
  }
}

function ask(port: number, method: string, target: string, headers: Record<string, string>): Promise<Answer> {
  const hints: string[] = []
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', method, path: target, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject) // an answer that is broken off
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
          hints,
        }),
      )
    })
    request.on('information', ({ headers: { link } }) => hints.push(...[link ?? []].flat()))
    request.on('error', reject)
    request.end()
  })
}
