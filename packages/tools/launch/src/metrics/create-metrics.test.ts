// proves 15.44, 18.3
import { expect, test } from '@jest/globals'
import { createLog } from '../site/log.ts'
import { createMetrics } from './create-metrics.ts'

const ANSWERED = { id: 'abcd-1234', method: 'GET', route: '/api/flat/:id', status: 200, seconds: 0.03 }

function aLog() {
  const lines: string[] = []
  return { lines, log: createLog('access', (line) => lines.push(line), false) }
}

test('answers are counted by status and timed by call, separately for gateway and backend', async () => {
  const metrics = createMetrics({ logAccess: null })
  metrics.gateway({ ...ANSWERED, route: '/api' })
  metrics.backend.request?.(ANSWERED)
  metrics.backend.request?.({ ...ANSWERED, status: 503 })

  const text = await metrics.text()

  expect(text).toContain(
    'domizil_http_requests_total{part="gateway",method="GET",route="/api",status="200"} 1',
  )
  expect(text).toContain(
    'domizil_http_requests_total{part="backend",method="GET",route="/api/flat/:id",status="503"} 1',
  )
  expect(text).toContain(
    'domizil_http_request_seconds_count{part="backend",method="GET",route="/api/flat/:id"} 2',
  )
  expect(text).not.toContain('abcd-1234')
})

test('jobs, first views, the event loop and the database pool have metrics', async () => {
  const metrics = createMetrics({ logAccess: null })
  metrics.backend.job?.({ kind: 'SEND_MAIL', outcome: 'failed', seconds: 0.5 })
  metrics.draw({ outcome: 'drawn', seconds: 0.02 })
  metrics.watchPool({ totalCount: 7, idleCount: 3, waitingCount: 2 })

  const text = await metrics.text()

  expect(text).toContain('domizil_job_seconds_count{kind="SEND_MAIL",outcome="failed"} 1')
  expect(text).toContain('domizil_first_view_seconds_count{outcome="drawn"} 1')
  expect(text).toContain('domizil_pool_connections{state="busy"} 4')
  expect(text).toContain('domizil_pool_connections{state="waiting"} 2')
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
})

test('versions have metrics by channel and app: canary and stable, failed calls, web vitals', async () => {
  const metrics = createMetrics({ logAccess: null })
  const version = { channel: 'production', remote: 'mf-search', version: '2.0.0' }
  metrics.backend.version?.({ ...version, kind: 'canary', what: 'start', isCanary: true })
  metrics.backend.version?.({ ...version, kind: 'canary', what: 'failure', isCanary: false })
  metrics.backend.version?.({ ...version, kind: 'failure', phase: 'call' })
  metrics.backend.version?.({ ...version, kind: 'vital', vital: 'lcp', value: 2500 })
  metrics.backend.version?.({ ...version, kind: 'vital', vital: 'cls', value: 0.2 })
  metrics.backend.version?.({ ...version, kind: 'verdict', verdict: 'END' })

  const text = await metrics.text()

  const labels = 'channel="production",remote="mf-search",version="2.0.0"'
  expect(text).toContain(`domizil_canary_starts_total{${labels},group="canary"} 1`)
  expect(text).toContain(`domizil_canary_failures_total{${labels},group="stable"} 1`)
  expect(text).toContain(`domizil_remote_failures_total{${labels},phase="call"} 1`)
  expect(text).toContain(`domizil_lcp_seconds_bucket{le="2",${labels}} 0`)
  expect(text).toContain(`domizil_lcp_seconds_bucket{le="2.5",${labels}} 1`)
  expect(text).toContain(`domizil_cls_sum{${labels}} 0.2`)
  expect(text).toContain(`domizil_canary_verdicts_total{${labels},verdict="END"} 1`)
})

test('waiting work is read once for all gauges, and missing while the tables cannot be read', async () => {
  let reads = 0
  const metrics = createMetrics({ logAccess: null })
  metrics.watchWork(async () => {
    reads += 1
    return [
      { name: 'jobs_due', kind: 'SEND_MAIL', value: 4 },
      { name: 'mail_lag_seconds', value: 90 },
    ]
  })
  const blind = createMetrics({ logAccess: null })
  blind.watchWork(() => Promise.reject(new Error('away')))

  const text = await metrics.text()

  expect(text).toContain('domizil_jobs_due{kind="SEND_MAIL"} 4')
  expect(text).toContain('domizil_mail_lag_seconds{kind="all"} 90')
  expect(reads).toBe(1)
  expect(await blind.text()).not.toMatch(/^domizil_mail_lag_seconds\{/m)
})

test('the access log has one line for each answer of the gateway, with its request id', () => {
  const { lines, log } = aLog()
  const metrics = createMetrics({ logAccess: log })

  metrics.gateway(ANSWERED)
  metrics.backend.request?.(ANSWERED)

  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      part: 'access',
      message: 'GET /api/flat/:id 200',
      requestId: 'abcd-1234',
      method: 'GET',
      route: '/api/flat/:id',
      status: 200,
      ms: 30,
    },
  ])
})
