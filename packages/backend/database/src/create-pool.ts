import { AsyncResource } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import { callbackify } from 'node:util'
import pg from 'pg'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'

const DATE = 1082
const INT8 = 20
const NUMERIC = 1700
const DATE_ARRAY = 1182
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231
/** pg's types declare the ids of scalar types only. */
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]

const parseTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY)

const PROBE_TIMEOUT_MS = 2_000
/** PostgreSQL's code of a server that is not ready for what it is asked. */
const CANNOT_CONNECT_NOW = '57P03'

/** Whether the server of a session is a standby, by the roles of libpq's `target_session_attrs` that are known here. */
const IS_STANDBY: Readonly<Record<string, boolean>> = { 'read-write': false, standby: true }

const parseNumbers = (text: string) => parseTexts(text).map((item) => (item === null ? null : Number(item)))

/**
 * The mapping of PostgreSQL's types: `date` to 'YYYY-MM-DD' (a Date would be shifted by the time zone), `int8` and
 * `numeric` to numbers (exact up to 2^53; none of our values is larger), `timestamptz` to Date.
 */
const typeParsers = new pg.TypeOverrides()
typeParsers.setTypeParser(DATE, (text) => text)
typeParsers.setTypeParser(INT8, Number)
typeParsers.setTypeParser(NUMERIC, Number)
typeParsers.setTypeParser(DATE_ARRAY, parseTexts)
typeParsers.setTypeParser(INT8_ARRAY, parseNumbers)
typeParsers.setTypeParser(NUMERIC_ARRAY, parseNumbers)

/** What is traced. Nothing happens, and nothing is paid, unless the process listens to `domizil:work`. */
const WORK = tracingChannel<unknown, object>('domizil:work')

type AnyFunction = (...args: unknown[]) => unknown

/** Reports each statement of a pool's connections, by its text without values, as a part of what asked for it. */
function traceQueries(pool: pg.Pool): void {
  pool.on('connect', traceConnection)
  const connect = pool.connect.bind(pool) as AnyFunction

  // The pool hands a connection to a waiting caller in the context of the caller before.
  const bound: AnyFunction = (callback) =>
    connect(
      typeof callback === 'function' && WORK.start.hasSubscribers
        ? AsyncResource.bind(callback as AnyFunction)
        : callback,
    )
  pool.connect = bound as typeof pool.connect
}

function traceConnection(client: pg.ClientBase): void {
  const query = client.query.bind(client) as AnyFunction

  const traced: AnyFunction = (...args) => {
    const text = WORK.start.hasSubscribers ? textOf(args[0]) : undefined
    if (text === undefined) return query(...args)

    const work = { kind: 'sql', name: text.trim().split(/\s/, 1)[0]?.toUpperCase() ?? 'SQL', text }
    return typeof args.at(-1) === 'function'
      ? WORK.traceCallback(query, -1, work, client, ...args)
      : WORK.tracePromise(query as (...args: unknown[]) => Promise<unknown>, work, client, ...args)
  }
  client.query = traced as typeof client.query
}

/** Undefined for what a library submits itself, such as a cursor. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  const { text, submit } = query as { text?: string; submit?: unknown }
  return submit === undefined ? text : undefined
}

/** A pool that logs lost connections. They fail the running query, never the process. */
export function createPool(config: pg.PoolConfig, log: (line: string) => void): pg.Pool {
  const pool = new pg.Pool({ ...withSeveralHosts(config), types: typeParsers })

  // The pool handles errors of idle clients only; an unhandled error of a client in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  traceQueries(pool)
  pool.on('error', (error) => log(`A connection to the database was lost: ${error.message}`))
  return pool
}

/**
 * The settings of a pool on several hosts, of which each connection goes to one in the wanted role, as libpq reads
 * `postgres://user@one,other/name?target_session_attrs=read-write`. All have the same port. Settings with one host stay as they are.
 */
function withSeveralHosts(config: pg.PoolConfig): pg.PoolConfig {
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
