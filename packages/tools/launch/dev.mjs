// `npm run dev -- mf-search`: see dev-steps.mjs. Old syntax only, like start.mjs.
import { nodeProblem } from './node-version.mjs'

const problem = nodeProblem(process.versions.node)

if (problem) {
  console.error(problem)
  process.exit(1)
} else {
  void import('./dev-steps.mjs').then(function (steps) {
    return steps.dev(process.argv.slice(2), process.env)
  })
}
