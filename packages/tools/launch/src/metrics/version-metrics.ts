import { WEB_VITAL_NAMES, WEB_VITALS, type WebVital } from '@domizil/domain'
import type { Observer } from '@domizil/server'
import { Counter, Histogram, type Registry } from 'prom-client'

const VERSION = ['channel', 'remote', 'version'] as const
/** Prometheus measures in seconds; a shift of the layout has no unit. */
const VITALS = {
  lcp: { name: 'domizil_lcp_seconds', help: 'Largest paint of a visit that began with the app', unit: 1000 },
  inp: { name: 'domizil_inp_seconds', help: 'Slowest reaction in such a visit', unit: 1000 },
  cls: { name: 'domizil_cls', help: 'Shift of the layout in such a visit', unit: 1 },
} satisfies Record<WebVital, { name: string; help: string; unit: number }>

/** What browsers report of the versions of apps, by channel: what canaries are judged by, and what failed in any version. */
export function createVersionMetrics(registers: Registry[]): NonNullable<Observer['version']> {
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames: [...VERSION, ...labelNames], registers })
  const canary = {
    start: counter('domizil_canary_starts_total', 'Starts while a canary is judged, one a network', [
      'group',
    ]),
    failure: counter('domizil_canary_failures_total', 'Starts of these that have failed', ['group']),
  }
  const verdicts = counter('domizil_canary_verdicts_total', 'Canaries ended or promoted by themselves', [
    'verdict',
  ])
  const failures = counter(
    'domizil_remote_failures_total',
    'Failures in browsers; of calls in the phase call',
    ['phase'],
  )
  const vitals = Object.fromEntries(
    WEB_VITAL_NAMES.map((vital) => {
      const { unit, ...described } = VITALS[vital]
      const buckets = WEB_VITALS[vital].bounds.map((bound) => bound / unit)
      return [vital, new Histogram({ ...described, labelNames: VERSION, buckets, registers })]
    }),
  )

  return ({ channel, remote, version, ...report }) => {
    const labels = { channel, remote, version }
    switch (report.kind) {
      case 'canary':
        return canary[report.what].inc({ ...labels, group: report.isCanary ? 'canary' : 'stable' })
      case 'failure':
        return failures.inc({ ...labels, phase: report.phase })
      case 'verdict':
        return verdicts.inc({ ...labels, verdict: report.verdict })
      case 'vital':
        return vitals[report.vital]?.observe(labels, report.value / VITALS[report.vital].unit)
    }
  }
}
