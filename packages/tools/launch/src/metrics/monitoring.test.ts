// proves 14.24, 15.44, 18.3
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { load } from 'js-yaml'
import { createMetrics } from './create-metrics.ts'

const FOLDER = path.join(import.meta.dirname, '../../deploy/monitoring')

/** The names of all measurements that have been taken once. */
async function measured(): Promise<Set<string>> {
  const metrics = createMetrics({ logAccess: null })
  metrics.gateway({ id: 'abcd-1234', method: 'GET', route: 'page', status: 200, seconds: 0 })
  metrics.backend.job?.({ kind: 'SEND_MAIL', outcome: 'done', seconds: 0 })
  metrics.draw({ outcome: 'drawn', seconds: 0 })
  metrics.watchPool({ totalCount: 0, idleCount: 0, waitingCount: 0 })
  metrics.watchWork(async () => [])
  metrics.watchFollowing(() => ({ revision: 1, since: null, awaySince: null }))

  const text = await metrics.text()
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
  )
  return new Set(names)
}

const namesIn = (expression: string) =>
  (expression.match(/\b(domizil|nodejs|process)_[a-z0-9_]+/g) ?? []).map(String)

test('every alert uses an existing metric, and says what people notice', async () => {
  const known = await measured()
  const { groups } = load(readFileSync(path.join(FOLDER, 'alerts.yaml'), 'utf8')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)

  expect(rules.length).toBeGreaterThan(5)
  expect(rules.flatMap(({ expr }) => namesIn(expr)).filter((name) => !known.has(name))).toEqual([])
  expect(rules.filter(({ annotations }) => !annotations.summary)).toEqual([])
})

test('every dashboard panel uses an existing metric', async () => {
  const known = await measured()
  const { panels } = JSON.parse(readFileSync(path.join(FOLDER, 'dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

  expect(expressions.length).toBeGreaterThan(5)
  expect(expressions.filter((expression) => namesIn(expression).some((name) => !known.has(name)))).toEqual([])
})
