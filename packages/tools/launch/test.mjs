// The entry of `npm test`. Old syntax only, so that an old Node can parse it and print what is wrong.
import { nodeProblem } from './node-version.mjs'

const problem = nodeProblem(process.versions.node)

if (problem) {
  console.error(problem)
  process.exit(1)
} else {
  void import('./test-steps.mjs').then(function (steps) {
    return steps.test()
  })
}
