import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGateway, proxyTo } from '@domizil/gateway'

/** A gateway that listens, in front of a backend of another process. */
export interface ListeningGateway {
  readonly origin: string
  close(): Promise<void>
}

/** Serves the production channel of a registry folder, behind a proxy that names its visitors. */
export async function aGateway(registryFolder: string, apiUrl: string): Promise<ListeningGateway> {
  const server = createServer((request, response) => gateway.handle(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const gateway = createGateway({
    publicUrl: origin,
    productName: 'Domizil',
    trustsProxy: true,
    hintsEarly: false,
    registryFolder,
    channel: 'production',
    registry: null,
    publicConfig: {},
    publisher: { name: '', street: '', city: '', phone: '', email: '', pages: [] },
    isIndexed: false,
    drawsPages: 'off',
    reloadsOnChange: false,
    otherOrigins: { scripts: [], styles: [], fonts: [], images: [], connections: [] },
    map: null,
    api: proxyTo(apiUrl, { trustProxy: true }),
    apiUrl,
    identity: proxyTo(apiUrl),
    blog: null,
    log: () => {},
  })
  return {
    origin,
    async close() {
      await gateway.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** What a page has said of mf-search. */
export interface Visit {
  readonly version: string
  /** The canary that the visit counts for, and the token for its reports. */
  readonly trial: { readonly id: string; readonly visit: string } | undefined
}

/** What a page tells the shell of versions. */
interface PageFacts {
  readonly parts: {
    readonly remotes: readonly { version: string }[]
    readonly trials?: Record<string, Visit['trial']>
  }
}

/** A person with a browser. */
export interface Visitor {
  /** From 0 to 99, as the gateway has drawn it; undefined as long as it has not. */
  bucket(): number | undefined
  /** All visits so far. */
  readonly visits: readonly Visit[]
  /** Opens a page, and reports that its version starts, that it fails, and how fast it was, as the page does. */
  visit(fails: (visit: Visit) => boolean): Promise<void>
}

/** A visitor with a network address and a cookie jar, and perhaps a bucket of an earlier visit. */
export function aVisitor(origin: string, index: number, bucket?: number): Visitor {
  const address = { 'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${index % 250}` }
  const jar = new Map<string, string>()
  if (bucket !== undefined) jar.set('bucket', String(bucket))
  const visits: Visit[] = []

  async function open(): Promise<Visit> {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const page = await fetch(origin, { headers: { ...address, cookie, 'accept-encoding': 'identity' } })
    for (const set of page.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const [, facts = ''] = /id="page-facts">([^<]*)/.exec(await page.text()) ?? []
    const { parts } = JSON.parse(facts) as PageFacts
    return { version: parts.remotes[0]?.version ?? 'none', trial: parts.trials?.['mf-search'] }
  }

  async function report(path: string, body: object): Promise<void> {
    const answer = await fetch(`${origin}/api/telemetry/${path}`, {
      method: 'POST',
      headers: { ...address, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.text()
  }

  return {
    bucket: () => (jar.has('bucket') ? Number(jar.get('bucket')) : undefined),
    visits,
    async visit(fails) {
      const visit = await open()
      visits.push(visit)
      const { version, trial } = visit
      if (!trial) return
      const { id, visit: token } = trial
      await report(`start/mf-search/${version}?visit=${token}`, { trial: id })
      const failure = { trial: id, phase: 'render', message: 'TypeError: x is not a function' }
      if (fails(visit)) await report(`failure/mf-search/${version}/production?visit=${token}`, failure)
      const vitals = { trial: id, lcp: 1_200, inp: 80, cls: 0.01 }
      await report(`vitals/mf-search/${version}/production?visit=${token}`, vitals)
    },
  }
}
