import type { AuditSubject } from '@domizil/domain'
import { adminPath, type PagePath } from '@domizil/links'

/** The audit log of one entity. */
export function auditAddress(subjectType: AuditSubject, subjectId: number | string): PagePath {
  return adminPath({ tab: 'audit', subjectType, subjectId: String(subjectId) })
}
