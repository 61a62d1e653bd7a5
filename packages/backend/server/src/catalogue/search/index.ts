export { allOf, type Condition } from './condition.ts'
export { conditionsOf } from './filter-conditions.ts'
export { issuesOf } from './filter-issues.ts'
export { readTerm } from './read-term.ts'
