import type { AuditEntry } from '@domizil/api'

export function anAuditEntry(entry: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    time: '2026-11-20T12:40:00Z',
    admin: 'Anna Kern',
    adminId: 'anna',
    action: 'FLAT_STATUS_CHANGED',
    subjectType: 'FLAT',
    subjectId: '7',
    subject: 'Loft at the canal',
    before: { status: 'IN_REVIEW' },
    after: { status: 'ACTIVE' },
    reason: null,
    ...entry,
  }
}
