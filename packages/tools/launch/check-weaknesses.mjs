// `npm run check:weaknesses`: fails for a serious weakness that is known of a package we ship. Without an answer of the
// registry nothing fails, and a line says so, which `npm test` shows.
import { exitWithMessage, Problem } from './problem.mjs'
import { lookUpWeaknesses, problemsOf } from './weaknesses.mjs'

await exitWithMessage(() => {
  const { advisories, refusal } = lookUpWeaknesses()
  if (refusal)
    console.warn(
      `NO ANSWER OF THE REGISTRY: known weaknesses were not looked up (${refusal}). Mirrors of the registry often have none to give: run npm run check:weaknesses where the public one can be reached, at the latest before a release.`,
    )

  const problems = problemsOf(advisories, { isSeriousOnly: true })
  if (problems.length > 0) throw new Problem(problems.join('\n'))
})
