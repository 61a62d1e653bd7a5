export interface CoverageRow {
  requirement: string
  /** The test files that fail without the requirement. */
  tests: string[]
  state: string
}

/** The rows of the tables in `docs/coverage.md`. */
export function coverageRows(page: string): CoverageRow[] {
  return page
    .split('\n')
    .filter((line) => /^\| (?!requirement |-+ )/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, requirement = '', , tests = '', state = '']) => ({
      requirement,
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      state,
    }))
}
