export { publishAllDue } from './review-repository.ts'
