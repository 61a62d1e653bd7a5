import type { AuditSubject } from '@domizil/domain'

/** Where everything stands that administrators have done to something. */
export function auditAddress(subjectType: AuditSubject, subjectId: number | string): string {
  const search = new URLSearchParams({ tab: 'audit', subjectType, subjectId: String(subjectId) })
  return `/admin?${search}`
}
