// The first file of `npm start`. It is kept in old words, so that an old Node can read it and say what is wrong.
import { nodeProblem } from './node-version.mjs'

const problem = nodeProblem(process.versions.node)

if (problem) {
  console.error(problem)
  process.exit(1)
} else {
  void import('./start-steps.mjs').then(function (steps) {
    return steps.start(process.env)
  })
}
