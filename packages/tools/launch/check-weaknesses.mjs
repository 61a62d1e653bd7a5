// `npm run check:weaknesses`: fails for a serious weakness that is known of a package we ship.
import { exitWithMessage } from './problem.mjs'
import { refuseWeaknesses } from './weaknesses.mjs'

await exitWithMessage(() => refuseWeaknesses('high'))
