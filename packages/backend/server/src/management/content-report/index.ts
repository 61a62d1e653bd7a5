export { findContent } from './reported-content.ts'
export { fileReport } from './file-report.ts'
