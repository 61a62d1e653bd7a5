import type { SearchFilter } from '@domizil/api/schemas'
import type { Issue } from '@domizil/domain'

/** What contradicts itself in a filter. A price range that nothing can lie in is no mistake: it finds nothing. */
export function issuesOf({ startDate, endDate, bounds }: SearchFilter): Issue[] {
  const issues: Issue[] = []
  if (startDate && endDate && endDate < startDate) issues.push({ field: 'endDate', code: 'END_BEFORE_START' })
  if (bounds && bounds.south > bounds.north)
    issues.push({ field: 'bounds.south', code: 'OUT_OF_RANGE', min: -90, max: bounds.north })

  return issues
}
