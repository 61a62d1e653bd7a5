// The build step of the container image: all of `npm start` except serving.
import { prepare } from './prepare.mjs'
import { exitWithMessage } from './problem.mjs'

await exitWithMessage(() => prepare(process.env))
