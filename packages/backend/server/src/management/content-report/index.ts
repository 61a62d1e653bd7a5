export { stateReasons } from './state-reasons.ts'
export { findContent } from './reported-content.ts'
export { fileReport } from './file-report.ts'
export { tellUnblocked } from './tell-unblocked.ts'
