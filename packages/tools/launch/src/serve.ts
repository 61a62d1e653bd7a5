// What a container runs, and the last step of `npm start`: everything is compiled and published by now.
import { runSite } from './site/run-site.ts'

await runSite(process.env)
