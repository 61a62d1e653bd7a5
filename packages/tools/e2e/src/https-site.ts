import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './product.ts'
import { createInstance, type Instance } from './instance.ts'
import { selfSigned } from './self-signed.ts'

/** A separate product behind an https proxy, as in production: with accounts, but without demo data. */
export function httpsSite(): Instance {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-https-'))
  let closing: () => Promise<void> = async () => undefined

  async function open(): Promise<string> {
    const [port, inner] = [await freePort(), await freePort()]
    const url = `https://localhost:${port}`
    const door = createInstance({
      PORT: String(inner),
      PUBLIC_URL: url,
      TRUST_PROXY: 'on',
      DATA_FOLDER: folder,
      DEMO_DATA: 'off',
    })
    closing = door.close
    await door.url()
    const proxy = createServer(selfSigned(), (incoming, outgoing) => {
      const { method, url: path, headers } = incoming
      const forwarded = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' }
      const passed = request({ port: inner, method, path, headers: forwarded }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      passed.on('error', () => outgoing.destroy())
      incoming.pipe(passed)
    })
    await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))

    closing = async () => {
      proxy.closeAllConnections()
      proxy.close()
      await door.close()
    }
    return url
  }

  return {
    url: open,
    close: async () => {
      await closing()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
