export {
  areDaysFree,
  blockDays,
  type BlockedPeriodRow,
  confirmCalendar,
  deleteBlockedPeriod,
  findBlockedPeriod,
  freeDays,
  insertBlockedPeriod,
  listBlockedPeriods,
  listImportedDays,
} from './blocked-period-repository.ts'
