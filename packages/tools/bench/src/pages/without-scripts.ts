import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

const SCRIPTS = /<script\b[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g
const COMPRESSED = /text|json|svg/
/** As pages are sent. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Serves the pages of a site without any script: no page with scripts can be seen earlier. */
export async function serveWithoutScripts(site: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { 'user-agent': agent = '', accept = '*/*' } = request.headers
    void fetch(site + request.url, { headers: { 'user-agent': agent, accept } }).then((answer) =>
      pass(answer, response, site),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo

  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

async function pass(answer: Response, response: ServerResponse, site: string): Promise<void> {
  const { headers, status } = answer
  const type = headers.get('content-type') ?? ''
  const body = type.startsWith('text/html')
    ? Buffer.from((await answer.text()).replaceAll(SCRIPTS, '').replaceAll(site, ''))
    : Buffer.from(await answer.arrayBuffer())
  const isCompressed = COMPRESSED.test(type)

  response.writeHead(status, {
    'content-type': type,
    'cache-control': headers.get('cache-control') ?? '',
    ...(isCompressed && { 'content-encoding': 'br' }),
  })
  response.end(isCompressed ? brotliCompressSync(body, QUALITY) : body)
}
