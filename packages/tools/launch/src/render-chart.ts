// Writes the objects of the Helm chart, for those who have no Helm: `npm run chart`.
import { writeFileSync } from 'node:fs'
import { findHelm, RENDERED, renderFile } from './deploy/chart.ts'

const helm = findHelm()
if (helm) {
  writeFileSync(RENDERED, renderFile(helm))
} else {
  console.error('There is no helm on this machine.')
  process.exitCode = 1
}
