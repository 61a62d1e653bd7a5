import { keptTool } from './kept-tool.ts'

/** A request of autocannon. */
export interface Request {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

interface Options {
  /** How many requests; the given ones are repeated in their order. */
  readonly amount?: number
  readonly connections?: number
}

interface Run extends PromiseLike<{ errors: number; non2xx: number }> {
  on(
    event: 'response',
    listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
  ): void
}
type Autocannon = (options: Options & { url: string; requests: readonly Request[] }) => Run

/** Sends requests and resolves with the milliseconds of each answer; one that is no success ends the benchmark. */
export async function ask(
  url: string,
  requests: readonly Request[],
  options: Options = {},
): Promise<number[]> {
  const autocannon = await keptTool<Autocannon>('autocannon', '9.0.0', 'autocannon.js')
  const times: number[] = []
  const run = autocannon({ url, requests, amount: requests.length, connections: 1, ...options })
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const { errors, non2xx } = await run
  if (errors + non2xx > 0)
    throw new Error(`${errors} errors and ${non2xx} refusals of ${times.length} answers`)
  return times
}
