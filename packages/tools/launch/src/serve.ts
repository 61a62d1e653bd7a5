// The entry of a container, and the last step of `npm start`: everything is compiled and published.
import { runSite } from './site/run-site.ts'

await runSite(process.env)
