// Commands on the containers of docker-compose.yml that run (docs/operations.md): `npm run upgrade -- 1.4`.
import { exitWithMessage, Problem } from './problem.mjs'
import { requireDocker } from './stack/docker.mjs'
import { goBack, upgrade } from './stack/upgrade.mjs'

const USAGE = `npm run upgrade -- <tag or image> | --back`

const COMMANDS = {
  upgrade: ([image]) => (image === '--back' ? goBack() : upgrade(image)),
}

const [command, ...given] = process.argv.slice(2).filter((word) => word !== '--')
await exitWithMessage(async () => {
  if (!COMMANDS[command] || given.length === 0) throw new Problem(USAGE)
  requireDocker()
  await COMMANDS[command](given)
})
