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
  listBlockedPeriodsOfOwner,
  listImportedDays,
} from './blocked-period-repository.ts'
