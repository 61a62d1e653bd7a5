// proves 21.44
import { expect, test } from '@jest/globals'
import { aReport } from '../../testing/rows.ts'
import { reportFile } from './report-file.ts'
import { averageOf, emptyShare, endings, periodsOf, sumOf } from './trends.ts'

test('a period is compared with as many days before, whatever the order of the reports', () => {
  const days = ['2026-11-20', '2026-11-14', '2026-11-13', '2026-11-07', '2026-11-06']

  const { now, before } = periodsOf(
    days.map((day) => aReport({ day })),
    '2026-11-21',
    7,
  )

  expect(now.map(({ day }) => day)).toEqual(['2026-11-14', '2026-11-20'])
  expect(before.map(({ day }) => day)).toEqual(['2026-11-07', '2026-11-13'])
})

test('what happened on its days comes together', () => {
  expect(sumOf([aReport({ requests: 3 }), aReport({ requests: 4 })], 'requests')).toBe(7)
})

test('searches without a result are a share of all searches', () => {
  const reports = [aReport({ searches: 30, zeroResults: 3 }), aReport({ searches: 10, zeroResults: 1 })]

  expect(emptyShare(reports)).toBe(0.1)
  expect(emptyShare([aReport({ searches: 0 })])).toBeNull()
})

test('days on which nobody answered do not count into the time to answer', () => {
  const reports = [2, null, 4].map((medianResponseHours) => aReport({ medianResponseHours }))

  expect(averageOf(reports, ({ medianResponseHours: hours }) => hours)).toBe(3)
  expect(averageOf([aReport()], ({ medianHelpHours }) => medianHelpHours)).toBeNull()
})

test('the most frequent reason comes first, one that did not happen is left out', () => {
  const reports = [
    aReport({ cancelled: { EXPIRED: 1, TENANT_DECLINED: 2 } }),
    aReport({ cancelled: { EXPIRED: 4, FLAT_WITHDRAWN: 0 } }),
  ]

  expect(endings(reports)).toEqual([
    { reason: 'EXPIRED', count: 5 },
    { reason: 'TENANT_DECLINED', count: 2 },
  ])
})

test('the file of the days holds shares to a hundredth of a percent', async () => {
  const file = reportFile([aReport({ occupancy: 0.013071895424836602 })], {
    locale: 'de',
    day: 'Tag',
    nameOf: (column) => column,
  })

  expect((await file.text()).split('\r\n')[1]?.split(';')).toContain('0,0131')
})
