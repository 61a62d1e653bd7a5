// Visitors of the site while something happens to it: pages and searches, 6 a second, through the proxy.
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'

const A_SECOND = 6
const ANSWER_WITHIN_MS = 60_000

/** What a visitor asks: pages that the server draws, the identity service, and a call of the backend that is no GET. */
const ASKED = [
  { path: '/' },
  { path: '/search' },
  { path: '/auth/realms/domizil/.well-known/openid-configuration' },
  { path: '/api/flat/search/filter', method: 'POST', body: '{}' },
]

/** Asks until `work` has ended. Returns what it returned, and what the visitors got. */
export async function underLoad(origin, certificate, work) {
  const agent = new Agent({ keepAlive: true, ca: certificate })
  const visits = []
  let next = 0
  const timer = setInterval(() => {
    const asked = ASKED[next++ % ASKED.length]
    visits.push(visit(origin, asked, agent))
  }, 1000 / A_SECOND)

  let result
  try {
    result = await work()
  } finally {
    clearInterval(timer)
  }
  const answers = await Promise.all(visits)
  agent.destroy()
  const failures = answers.filter(({ problem }) => problem)
  const slowestMs = Math.max(...answers.map(({ tookMs }) => tookMs))
  return { result, asked: answers.length, failures, slowestMs: Math.round(slowestMs) }
}

function visit(origin, { path, method = 'GET', body }, agent) {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const end = (problem) =>
      resolve({ problem: problem && `${method} ${path}: ${problem}`, tookMs: performance.now() - startedAt })
    const headers = body && { 'Content-Type': 'application/json' }
    const asking = request(`${origin}${path}`, { method, agent, headers, timeout: ANSWER_WITHIN_MS })
    asking.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => end(answer.statusCode < 400 ? undefined : `status ${answer.statusCode}`))
      answer.on('error', (error) => end(error.code ?? error.message))
    })
    asking.on('timeout', () => asking.destroy(new Error('no answer')))
    asking.on('error', (error) => end(error.code ?? error.message))
    asking.end(body)
  })
}

/** One answer. */
export function get(url, certificate) {
  return new Promise((resolve, reject) => {
    const asking = request(url, { ca: certificate }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}
