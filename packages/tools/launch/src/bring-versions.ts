// What the job `versions` of docker-compose.yml runs.
import { runBringVersions } from './local-build/bring-versions.ts'

await runBringVersions(process.env)
