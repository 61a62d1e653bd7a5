import type { Report } from '@domizil/api'
import { type Locale, formatDay } from '@domizil/domain'

/** The columns of the file; the name of each is the message `series.<id>`. */
const COLUMNS = {
  activeFlats: ({ activeFlats }) => activeFlats,
  newFlats: ({ newFlats }) => newFlats,
  newUsers: ({ newUsers }) => newUsers,
  requests: ({ requests }) => requests,
  approved: ({ approved }) => approved,
  completed: ({ completed }) => completed,
  found: ({ searches, zeroResults }) => searches - zeroResults,
  notFound: ({ zeroResults }) => zeroResults,
  responseHours: ({ medianResponseHours }) => medianResponseHours,
  helpHours: ({ medianHelpHours }) => medianHelpHours,
  occupancy: ({ occupancy }) => occupancy,
  feesNet: ({ feesNet }) => feesNet,
  overdueAmount: ({ overdueAmount }) => overdueAmount,
} satisfies Record<string, (report: Report) => number | null>

interface FileTexts {
  readonly locale: Locale
  readonly day: string
  readonly nameOf: (column: string) => string
}

/** A figure with at most four decimals: a share is a hundredth of a percent exact. */
function cellOf(figure: number | null, point: string): string {
  return figure === null ? '' : String(Number(figure.toFixed(4))).replace('.', point)
}

/** The reports of a period as CSV that a spreadsheet in the reader's language opens: with its separator and comma. */
export function reportFile(reports: readonly Report[], { locale, day, nameOf }: FileTexts): Blob {
  const [separator, point] = locale === 'en' ? [',', '.'] : [';', ',']
  const columns = Object.entries(COLUMNS)
  const lines = [
    [day, ...columns.map(([id]) => `"${nameOf(id)}"`)],
    ...reports.map((report) => [
      formatDay(report.day),
      ...columns.map(([, of]) => cellOf(of(report), point)),
    ]),
  ]

  // A byte order mark: without it the program takes the text for another encoding.
  return new Blob([`\uFEFF${lines.map((line) => line.join(separator)).join('\r\n')}\r\n`], {
    type: 'text/csv',
  })
}
