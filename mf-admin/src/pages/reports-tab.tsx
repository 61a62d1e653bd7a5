import { useIntl } from 'react-intl'
import { REPORT_LIST } from '../features/reports/report-list.tsx'
import { ReportYears } from '../features/reports/report-years.tsx'
import { ListSection } from '../lib/list/list-section.tsx'

/** The reports of content, and their yearly figures. */
export function ReportsTab() {
  const intl = useIntl()

  return (
    <>
      <ListSection list={REPORT_LIST} title={intl.formatMessage({ id: 'list.reports' })} />
      <ReportYears />
    </>
  )
}
