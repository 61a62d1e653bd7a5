import { countReports, type ReportYear } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { REPORT_DECISIONS, REPORT_GROUNDS, REPORT_SUBJECTS } from '@domizil/domain'
import { SectionHeading } from '@domizil/ui/parts'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Scrolled } from '../../lib/scrolled.tsx'
import styles from './reports.module.css'

const ROWS = [
  ...REPORT_SUBJECTS.map((code) => ['reportSubject', code, 'bySubject'] as const),
  ...REPORT_GROUNDS.map((code) => ['reportGround', code, 'byGround'] as const),
  ...REPORT_DECISIONS.map((code) => ['reportDecision', code, 'byDecision'] as const),
]

/** The figures by year. */
export const REPORT_YEARS = queryOf(countReports, {})

/** The figures for the yearly transparency report. Nothing before the first report. */
export function ReportYears() {
  const { data: years = [] } = useQuery(REPORT_YEARS)
  if (years.length === 0) return null

  return (
    <section aria-labelledby="report-years">
      <SectionHeading
        id="report-years"
        title={<FormattedMessage id="reportYears.title" />}
        hint={<FormattedMessage id="reportYears.hint" />}
      />
      <Scrolled labelledBy="report-years" className={styles.scrolled}>
        <table className={styles.years}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="reportYears.figure" />
              </th>
              {years.map(({ year }) => (
                <th key={year} scope="col">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label="received" years={years} valueOf={({ received }) => received} />
            <Row label="ownInitiative" years={years} valueOf={({ ownInitiative }) => ownInitiative} />
            <Row label="open" years={years} valueOf={({ open }) => open} />
            <Row label="medianHours" years={years} valueOf={({ medianHours }) => medianHours} />
            <Row label="complaints" years={years} valueOf={({ complaints }) => complaints} />
            <Row
              label="complaintsGranted"
              years={years}
              valueOf={({ complaintsGranted }) => complaintsGranted}
            />
            {ROWS.map(([word, code, field]) => (
              <tr key={word + code}>
                <th scope="row">
                  <FormattedMessage id={`${word}.${code}`} />
                </th>
                {years.map((year) => (
                  <td key={year.year}>
                    <FormattedNumber value={year[field][code] ?? 0} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </section>
  )
}

interface RowProps {
  label: string
  years: readonly ReportYear[]
  valueOf: (year: ReportYear) => number | null
}

function Row({ label, years, valueOf }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <FormattedMessage id={`reportYears.${label}`} />
      </th>
      {years.map((year) => {
        const value = valueOf(year)
        return <td key={year.year}>{value === null ? '–' : <FormattedNumber value={value} />}</td>
      })}
    </tr>
  )
}
