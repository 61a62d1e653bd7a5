import { callbackify } from 'node:util'
import pg from 'pg'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'

const PROBE_TIMEOUT_MS = 2_000
/** PostgreSQL's code of a server that is not ready for what it is asked. */
const CANNOT_CONNECT_NOW = '57P03'

/** Whether the server of a session is a standby, by the roles of libpq's `target_session_attrs` that are known here. */
const IS_STANDBY: Readonly<Record<string, boolean>> = { 'read-write': false, standby: true }

/**
 * The settings of a pool on several hosts, of which each connection goes to one in the wanted role, as libpq reads
 * `postgres://user@one,other/name?target_session_attrs=read-write`. All have the same port. Settings with one host stay as they are.
 */
export function withSeveralHosts(config: pg.PoolConfig): pg.PoolConfig {
  const address = URL.parse(config.connectionString ?? '')
  const hosts = address?.hostname.split(',') ?? []
  if (!address || hosts.length < 2) return config

  const role = address.searchParams.get('target_session_attrs') ?? 'read-write'
  address.searchParams.delete('target_session_attrs')
  return { ...config, connectionString: address.href, Client: clientOf(hosts, IS_STANDBY[role] ?? false) }
}

/** A client that looks for its host, unless another client of the same pool has found it and nothing was lost since. */
function clientOf(hosts: readonly string[], wantsStandby: boolean): NonNullable<pg.PoolConfig['Client']> {
  let found: Promise<string> | undefined
  const forget = () => (found = undefined)

  return class extends pg.Client {
    readonly #config: pg.ClientConfig

    constructor(config?: pg.ClientConfig) {
      super(config)
      this.#config = config ?? {}
      this.once('end', forget)
    }

    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null, client?: pg.Client) => void): void
    override connect(callback?: (error: Error | null, client?: pg.Client) => void) {
      found ??= findHost(this.#config, hosts, wantsStandby)
      const connected = found.then((host) => {
        this.host = host
        return super.connect()
      })
      connected.catch(forget)
      if (!callback) return connected
      callbackify(() => connected)(callback)
      return undefined
    }
  }
}

/** The host in the wanted role that answers first. @throws why the database is unavailable, where no host is in that role. */
async function findHost(
  config: pg.ClientConfig,
  hosts: readonly string[],
  wantsStandby: boolean,
): Promise<string> {
  try {
    return await Promise.any(hosts.map((host) => probe(config, host, wantsStandby)))
  } catch (error) {
    const { errors } = error as AggregateError & { errors: Error[] }
    throw errors.find((one) => !isDatabaseUnavailable(one)) ?? errors[0]
  }
}

async function probe(config: pg.ClientConfig, host: string, wantsStandby: boolean): Promise<string> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  client.host = host
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"')
    if (rows[0]?.isStandby === wantsStandby) return host
    throw Object.assign(new Error(`${host} is ${wantsStandby ? 'no' : 'a'} standby`), {
      code: CANNOT_CONNECT_NOW,
    })
  } finally {
    await client.end()
  }
}
