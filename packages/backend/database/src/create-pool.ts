import pg from 'pg'
import { AsyncResource } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import { withSeveralHosts } from './several-hosts.ts'

const DATE = 1082
const INT8 = 20
const NUMERIC = 1700
const DATE_ARRAY = 1182
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231
/** pg's types declare the ids of scalar types only. */
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]

const parseTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY)

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
