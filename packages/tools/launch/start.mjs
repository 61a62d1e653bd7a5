// The entry of `npm start`. Old syntax only, so that an old Node can parse it and print what is wrong.
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
