// Commands on the containers of docker-compose.yml (docs/operations.md): `npm run upgrade -- 1.4`.
import { exitWithMessage, Problem } from './problem.mjs'
import { addAdmin } from './stack/add-admin.mjs'
import { backUp } from './stack/back-up.mjs'
import { requireDocker } from './stack/docker.mjs'
import { move } from './stack/move.mjs'
import { promote } from './stack/promote.mjs'
import { restore } from './stack/restore.mjs'
import { rewind } from './stack/rewind.mjs'
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
  promote: { usage: 'npm run stack:promote', needs: 0, run: promote },
  rewind: { usage: 'npm run stack:rewind -- "2026-11-29 20:15:00+00"', run: ([time]) => rewind(time) },
  admin: { usage: 'npm run stack:admin -- <e-mail address>', run: ([email]) => addAdmin(email) },
}

const [name, ...given] = process.argv.slice(2).filter((word) => word !== '--')
await exitWithMessage(async () => {
  const { usage, run, needs = 1 } = COMMANDS[name]
  if (given.length < needs) throw new Problem(usage)
  requireDocker()
  await run(given)
})
