import type { Config } from '../config/config.ts'

const ALL_ADDRESSES: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** The address under which this process reaches itself, independent of the public one. */
export function ownAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const address = ALL_ADDRESSES[host] ?? host
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
