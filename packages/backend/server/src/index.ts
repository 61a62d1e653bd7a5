export type {
  CanaryControl,
  CanaryDecision,
  FailurePlace,
  FindSources,
  Trial,
  VersionAuthor,
  VersionChange,
  VersionControl,
} from './management/operations/module.ts'
export type { Services } from './composition/services.ts'
export { DEFAULT_LIMITS, type IdentityConfig, type Limits } from './infrastructure/http/module.ts'
export type { Gauge } from './composition/read-gauges.ts'
export {
  createServer,
  SERVER_MIGRATIONS,
  type Server,
  type ServerConfig,
} from './composition/create-server.ts'
export {
  type Actor,
  type Anonymous,
  ANONYMOUS,
  type Company,
  DomainError,
  icuMessage,
  type Fees,
  type Log,
  type Observer,
  readOrMakeFile,
  type Site,
  type User,
  type VersionReport,
} from './foundation/kernel/index.ts'
export type { Storage } from './infrastructure/storage/index.ts'
export { createLocalStorage, openStorage } from './infrastructure/storage/module.ts'
export type { SmtpConfig } from './infrastructure/mail/module.ts'
export { ACCOUNT_MAILS } from './management/privacy/module.ts'
