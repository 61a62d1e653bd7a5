// Commands on the containers of docker-compose.yml (docs/operations.md): `npm run upgrade -- 1.4`.
import { exitWithMessage, Problem } from './problem.mjs'
import { addAdmin } from './stack/add-admin.mjs'
import { backUp } from './stack/back-up.mjs'
import { requireDocker } from './stack/docker.mjs'
import { move } from './stack/move.mjs'
import { restore } from './stack/restore.mjs'
import { goBack, upgrade } from './stack/upgrade.mjs'

const COMMANDS = {
  upgrade: {
    usage: 'npm run upgrade -- <tag or image>, or npm run upgrade -- --back',
    run: ([image]) => (image === '--back' ? goBack() : upgrade(image)),
  },
  backup: { usage: 'npm run stack:backup -- /folder', run: ([folder]) => backUp(folder) },
  restore: {
    usage: 'npm run stack:restore -- /folder [--replace]',
    run: ([folder, flag]) => restore(folder, flag),
  },
  move: {
    usage: 'npm run stack:move -- <data folder> [--replace]',
    run: ([folder, flag]) => move(folder, flag),
  },
  admin: { usage: 'npm run stack:admin -- <e-mail address>', run: ([email]) => addAdmin(email) },
}

const [name, ...given] = process.argv.slice(2).filter((word) => word !== '--')
await exitWithMessage(async () => {
  const { usage, run } = COMMANDS[name]
  if (given.length === 0) throw new Problem(usage)
  requireDocker()
  await run(given)
})
