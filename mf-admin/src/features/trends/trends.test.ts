// proves 21.44
import { expect, test } from '@jest/globals'
import { aReport } from '../../testing/rows.ts'
import { reportFile } from './trend-section.tsx'
import { averageOf, emptyShare, endings, periodsOf, sumOf } from './trends.ts'

test('the current and the previous period have the same number of days, also when reports arrive unsorted', () => {
  const days = ['2026-11-20', '2026-11-14', '2026-11-13', '2026-11-07', '2026-11-06']

  const { now, before } = periodsOf(
    days.map((day) => aReport({ day })),
    '2026-11-21',
    7,
  )

  expect(now.map(({ day }) => day)).toEqual(['2026-11-14', '2026-11-20'])
  expect(before.map(({ day }) => day)).toEqual(['2026-11-07', '2026-11-13'])
})

test('the figures of several days are added up', () => {
  expect(sumOf([aReport({ requests: 3 }), aReport({ requests: 4 })], 'requests')).toBe(7)
})

test('the share of empty searches is computed over all searches', () => {
  const reports = [aReport({ searches: 30, zeroResults: 3 }), aReport({ searches: 10, zeroResults: 1 })]

  expect(emptyShare(reports)).toBe(0.1)
  expect(emptyShare([aReport({ searches: 0 })])).toBeNull()
})

test('days without an answer are left out of the average response time', () => {
  const reports = [2, null, 4].map((medianResponseHours) => aReport({ medianResponseHours }))

  expect(averageOf(reports, ({ medianResponseHours: hours }) => hours)).toBe(3)
  expect(averageOf([aReport()], ({ medianHelpHours }) => medianHelpHours)).toBeNull()
})

test('the reasons for cancelling are sorted by how often they occurred, without those that never did', () => {
  const reports = [
    aReport({ cancelled: { EXPIRED: 1, TENANT_DECLINED: 2 } }),
    aReport({ cancelled: { EXPIRED: 4, FLAT_WITHDRAWN: 0 } }),
  ]

  expect(endings(reports)).toEqual([
    { reason: 'EXPIRED', count: 5 },
    { reason: 'TENANT_DECLINED', count: 2 },
  ])
})

test('the exported file has shares with four decimals', async () => {
  const file = reportFile([aReport({ occupancy: 0.013071895424836602 })], {
    locale: 'de',
    day: 'Tag',
    nameOf: (column) => column,
  })

  expect((await file.text()).split('\r\n')[1]?.split(';')).toContain('0,0131')
})
