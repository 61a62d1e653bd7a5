import { countReports, type ReportYear } from '@domizil/api'
import { queryOf, useQuery, useSay } from '@domizil/app-kit'
import { REPORT_DECISIONS, REPORT_GROUNDS, REPORT_SUBJECTS } from '@domizil/domain'
import { SectionHeading } from '@domizil/ui/parts'
import { FigureTable } from '../../lib/figure-table.tsx'
import { Scrolled } from '../../lib/scrolled.tsx'
import styles from './reports.module.css'

type Figure = (year: ReportYear) => number | null

interface Group {
  readonly id: string
  /** The message of each row, and its figure. */
  readonly rows: readonly (readonly [string, Figure])[]
}

/** What an administrator does without a report; the other decisions answer one. */
const RESTRICTIONS = ['HIDDEN', 'UNDONE', 'BLOCKED'] as const

const GROUPS: readonly Group[] = [
  {
    id: 'reports',
    rows: [
      ['reportYears.received', ({ received }) => received],
      ['reportYears.open', ({ open }) => open],
      ['reportYears.medianHours', ({ medianHours }) => medianHours],
    ],
  },
  { id: 'bySubject', rows: rowsOf('reportSubject', REPORT_SUBJECTS, 'bySubject') },
  { id: 'byGround', rows: rowsOf('reportGround', REPORT_GROUNDS, 'byGround') },
  { id: 'byDecision', rows: rowsOf('reportDecision', REPORT_DECISIONS, 'byDecision') },
  {
    id: 'ownByDecision',
    rows: [
      ['reportYears.ownInitiative', ({ ownInitiative }) => ownInitiative],
      ...rowsOf('reportDecision', RESTRICTIONS, 'ownByDecision'),
    ],
  },
  {
    id: 'complaints',
    rows: [
      ['reportYears.complaints', ({ complaints }) => complaints],
      ['reportYears.complaintsGranted', ({ complaintsGranted }) => complaintsGranted],
    ],
  },
]

type Counts = 'bySubject' | 'byGround' | 'byDecision' | 'ownByDecision'

function rowsOf(word: string, codes: readonly string[], field: Counts): Group['rows'] {
  return codes.map((code) => [`${word}.${code}`, (year) => year[field][code] ?? 0])
}

/** The figures by year. */
export const REPORT_YEARS = queryOf(countReports, {})

/** The figures for the yearly transparency report. Nothing before the first report. */
export function ReportYears() {
  const say = useSay()
  const { data: years = [] } = useQuery(REPORT_YEARS)
  if (years.length === 0) return null

  return (
    <section aria-labelledby="report-years">
      <SectionHeading id="report-years" title={say('reportYears.title')} hint={say('reportYears.hint')} />
      <Scrolled labelledBy="report-years" className={styles.scrolled}>
        <FigureTable
          columns={[say('reportYears.figure'), ...years.map(({ year }) => `${year}`)]}
          groups={GROUPS.map(({ id, rows }) => ({
            key: id,
            name: say(`reportYears.group.${id}`),
            rows: rows.map(([word, valueOf]) => ({
              key: word,
              name: say(word),
              figures: years.map(valueOf),
            })),
          }))}
        />
      </Scrolled>
    </section>
  )
}
