import type { AuditSubject } from '@domizil/domain'
import { adminPath, type PagePath } from '@domizil/links'

/** Where everything stands that administrators have done to something. */
export function auditAddress(subjectType: AuditSubject, subjectId: number | string): PagePath {
  return adminPath({ tab: 'audit', subjectType, subjectId: String(subjectId) })
}
