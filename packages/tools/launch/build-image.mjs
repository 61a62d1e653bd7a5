// What a container's image is built with: everything of `npm start` but the serving.
import { prepare } from './prepare.mjs'
import { endWithSentence } from './problem.mjs'

await endWithSentence(() => prepare(process.env))
