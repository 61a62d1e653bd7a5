export { ReportButton } from './report/report-button.tsx'
