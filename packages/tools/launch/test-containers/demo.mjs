// A marketplace to move into the containers: what one process of the image makes at its first start.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Problem } from '../problem.mjs'
import { docker } from '../stack/docker.mjs'

const NAME = 'domizil-test-demo'
const WITHIN_S = 900
const STATE =
  "fetch('http://127.0.0.1:8080/health/demo').then(r => r.json()).then(s => console.log(s.status), () => {})"

/** Fills a folder of data as `npm start` leaves it. */
export async function fillDemo(folder) {
  mkdirSync(folder, { recursive: true })
  docker(['run', '--detach', '--name', NAME, 'domizil'])
  try {
    await untilComplete()
    docker(['stop', '--time', '60', NAME])
    const copy = spawn('docker', ['cp', `${NAME}:/data/.`, '-'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const unpack = spawn('tar', ['-C', folder, '--no-same-owner', '-x'], {
      stdio: [copy.stdout, 'inherit', 'inherit'],
    })
    const [code] = await once(unpack, 'exit')
    if (code !== 0) throw new Problem(`tar ended with ${code}.`)
  } finally {
    docker(['rm', '--force', '--volumes', NAME])
  }
}

async function untilComplete() {
  for (let second = 0; second < WITHIN_S; second += 2) {
    if (docker(['exec', NAME, 'node', '-e', STATE]) === 'complete') return
    await setTimeout(2_000)
  }
  throw new Problem(`The demo was not complete after ${WITHIN_S} s.`)
}
