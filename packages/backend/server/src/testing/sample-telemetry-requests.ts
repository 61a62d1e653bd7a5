import type { SampleRequest } from './sample-request.ts'

const TRIAL = 'production/mf-search/2026-11-24T09:00:00.000Z'

/** What browsers report of versions. */
export const TELEMETRY_SAMPLES: Record<string, SampleRequest> = {
  reportFailure: {
    by: 'landlord',
    address: () => '/telemetry/failure/mf-search/1.0.0/production?visit=1.a',
    body: () => ({
      phase: 'render',
      message: 'Failed to fetch',
      frames: ['mf-search/1.0.0/page-search.js:1:10'],
      trial: TRIAL,
    }),
  },
  reportStart: {
    by: 'landlord',
    address: () => '/telemetry/start/mf-search/1.0.0?visit=1.a',
    body: () => ({ trial: TRIAL }),
  },
  reportVitals: {
    by: 'landlord',
    address: () => '/telemetry/vitals/mf-search/1.0.0/production?visit=1.a',
    body: () => ({
      trial: TRIAL,
      lcp: 1800.5,
      inp: 90,
      cls: 0.02,
    }),
  },
}
