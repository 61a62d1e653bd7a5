import type { Problem } from '@domizil/federation'
import { refusalCode, type RefusalValues, RefusedError } from './refused-error.ts'

/** How a service refuses. Its own refusals, as of a token, name no detail, values and problems. */
interface Refusal {
  readonly error?: string
  readonly code?: string
  readonly detail?: string
  readonly values?: RefusalValues
  readonly problems?: readonly Problem[]
}

/** Large files take their time on slow lines, and releases on busy registries, which give up with their client. In milliseconds. */
const ANSWER_MS = 600_000

/** A call of a service. @throws {RefusedError} with the sentence of the service, or REGISTRY_AWAY. */
type Call = (
  method: string,
  target: string,
  body?: Buffer | object,
  headers?: Record<string, string>,
) => Promise<Response>

/** The calls of the service at an address, in the name of the team whose token it is. */
export function callsOf(url: string, token: string): Call {
  const address = `${url.replace(/(?<!\/)\/+$/, '')}/v1`

  return async (
    method: string,
    target: string,
    body?: Buffer | object,
    headers: Record<string, string> = {},
  ) => {
    const isFile = Buffer.isBuffer(body)
    const response = await fetch(address + target, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((cause: unknown) => {
      throw new RefusedError('REGISTRY_AWAY', `There is no registry at ${url}, or it does not answer.`, {
        cause,
      })
    })
    if (response.ok || (method === 'HEAD' && response.status === 404)) return response

    const refusal = (await response.json().catch(() => ({}))) as Refusal
    const { error = otherAnswer(url, response.status), code, detail, values, problems } = refusal
    const said = detail ?? code
    throw new RefusedError(refusalCode(code), error, {
      ...(said && { detail: said }),
      ...(values && { values }),
      ...(problems && { problems }),
    })
  }
}

/** What answers, but not as a registry does. */
function otherAnswer(url: string, status: number): string {
  return status === 404
    ? `There is no registry at ${url}: the address of one ends with /registry.`
    : `The registry at ${url} answered with ${status}.`
}
