import { LIST } from './sample-bodies.ts'
import type { SampleRequest } from './sample-request.ts'

const NEW_REPORT = {
  ground: 'FRAUD',
  message: 'There is no such flat.',
  email: 'anna@example.org',
  inGoodFaith: true,
  locale: 'en',
  website: '',
}

/** Those of reports, by the name of the call. */
export const REPORT_SAMPLES: Record<string, SampleRequest> = {
  reportContent: { by: 'tenant', body: (id) => ({ ...NEW_REPORT, target: 'FLAT', id: id.flat }) },
  listContentReports: { by: 'tenant' },
  complainAboutDecision: {
    by: 'tenant',
    address: (id) => `/user/api/report/${id.decidedReport}/complain`,
    body: () => ({ text: 'I was there: it does not exist.' }),
  },
  listAdminReports: {
    by: 'admin',
    address: () =>
      `/admin/api/reports?${LIST}&sort=id&status=OPEN&subject=FLAT&ground=FRAUD&decision=KEPT&reporterId=a&affectedId=b`,
  },
  decideReport: {
    by: 'admin',
    address: (id) => `/admin/api/report/${id.report}/decide`,
    body: (id) => ({ decision: 'KEPT', reason: 'It is as it says.', together: [id.decidedReport] }),
  },
  countReports: { by: 'admin' },
}
