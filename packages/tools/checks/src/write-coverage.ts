// `npm run coverage`: makes docs/coverage.md of the requirements and the tests.
import { writeFileSync } from 'node:fs'
import { coveragePage } from './coverage/coverage.ts'
import { readCoverage } from './coverage/read-coverage.ts'

writeFileSync('docs/coverage.md', coveragePage(readCoverage(process.cwd())))
