import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'

const CLAIM = /^(x-forwarded-.*|forwarded|x-real-ip)$/

/** Sets X-Forwarded-* for the upstream, from a trusted proxy only. X-Forwarded-For is one address: earlier ones may be forged. */
export function writeForwarded(request: IncomingMessage, isProxyTrusted: boolean): void {
  const { headers, socket } = request
  if (!isProxyTrusted) for (const name of Object.keys(headers)) if (CLAIM.test(name)) delete headers[name]

  const host = one(headers['x-forwarded-host']) ?? headers.host ?? ''
  const proto =
    one(headers['x-forwarded-proto']) ?? ((socket as Partial<TLSSocket>).encrypted ? 'https' : 'http')
  const port = one(headers['x-forwarded-port']) ?? /:(\d+)$/.exec(host)?.[1] ?? defaultPort(proto)

  headers['x-forwarded-for'] = addressOf(request, isProxyTrusted)
  headers['x-forwarded-host'] = host
  headers['x-forwarded-proto'] = proto
  headers['x-forwarded-port'] = port
}

/** The network address of a visitor: of several the last one, which the trusted proxy has written. */
export function addressOf({ headers, socket }: IncomingMessage, isProxyTrusted: boolean): string {
  const claimed = isProxyTrusted ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',') : []
  return claimed.at(-1)?.trim() || (socket.remoteAddress ?? '')
}

/** The first value of a header. */
export function one(header: string | string[] | undefined): string | undefined {
  return [header ?? []].flat()[0]
}

function defaultPort(proto: string): string {
  return proto.startsWith('https') ? '443' : '80'
}
