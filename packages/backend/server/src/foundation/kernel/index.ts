export { type Actor, ANONYMOUS, type Anonymous, type User } from './actor.ts'
export { type Clock, dayOf } from './clock.ts'
export { countryName, formatCents, formatEuro, localeFrom } from './locale.ts'
export { brokenConstraint, isCancelled, isDiskFull, isRefusedValue } from './database-errors.ts'
export { defineRoom, type MadeBy } from './define-room.ts'
export { type FieldWords, labelsIn } from './field-words.ts'
export {
  adminsOnly,
  forbidden,
  insufficientStorage,
  notFound,
  requireAdmin,
  tooManyRequests,
  tryAgain,
  unauthenticated,
} from './general-refusals.ts'
export { icuMessage, type Shown } from './icu-message.ts'
export { issueDetails, rangeIn } from './issue-messages.ts'
export {
  type AnsweredRequest,
  type AttemptedJob,
  currentTraceparent,
  type Log,
  type Observer,
  traced,
  type VersionReport,
} from './observer.ts'
export { findPublicContacts } from './public-contacts.ts'
export { type CreateRateLimit, type Limit, rateLimitsOn } from './rate-limit.ts'
export { readOrMakeFile } from './read-or-make-file.ts'
export { newReferenceNumber } from './reference-number.ts'
export { DomainError, refusals } from './refusal.ts'
export { WorkerLimitError, keepWorkers, runInWorker } from './run-in-worker.ts'
export { fillIn, type Sentence, type Values } from './sentence.ts'
export { type Company, DEFAULT_SITE, type Fees, type Site } from './site.ts'
