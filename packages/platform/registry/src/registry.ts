// The command line for operators of a registry: adds teams, and runs the service as a separate process.
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { addTeam } from './add-team.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { listen } from './listen.ts'
import { createRegistryService } from './service.ts'

const USAGE = `registry: who may change what is served

  npm run registry -- team <name> [--remotes <name>,… | *] [--channels <name>,… | *] [--key <file>]
  npm run registry -- serve [--port <number>]

"team" adds a team, or gives it another token and other rights, and prints the token once. Without --remotes it may only
read: a gateway. With --key the team signs; the file is made if there is none.

"serve" opens the registry of REGISTRY_FOLDER (.domizil/registry) on --port (8090). \`npm start\` does so already, below
/registry. The teams stand in REGISTRY_ACCESS (.domizil/registry-access.json). With REGISTRY_BUCKET the registry is kept in
that bucket, by S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and the folder is a copy of it.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remotes: { type: 'string', default: '' },
    channels: { type: 'string', default: '' },
    key: { type: 'string' },
    port: { type: 'string', default: '8090' },
  },
})
const accessFile = process.env['REGISTRY_ACCESS'] || '.domizil/registry-access.json'
const [command, name] = positionals

try {
  if (command === 'team' && name) printTeam(name)
  else if (command === 'serve') await serve()
  else console.log(USAGE)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function printTeam(team: string): void {
  const rights = { remotes: list(values.remotes), channels: list(values.channels), keyFile: values.key }
  console.log(`REGISTRY_TOKEN=${addTeam(accessFile, team, rights)}`)
}

function list(text: string): string[] {
  return text.split(',').filter((one) => one !== '')
}

function configuredBucket(): Bucket | undefined {
  const { env } = process
  const bucket = env['REGISTRY_BUCKET']
  if (!bucket) return undefined
  const accessKeyId = env['S3_ACCESS_KEY_ID']
  const secretAccessKey = env['S3_SECRET_ACCESS_KEY']
  return openBucket({
    bucket,
    region: env['S3_REGION'] || 'us-east-1',
    endpoint: env['S3_ENDPOINT'] || null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  })
}

async function serve(): Promise<void> {
  const service = await createRegistryService({
    folder: process.env['REGISTRY_FOLDER'] || '.domizil/registry',
    bucket: configuredBucket(),
    accessFile,
    log: (line) => console.error(line),
  })
  const server = createServer(service.handle)
  try {
    await listen(server, Number(values.port), process.env['HOST'])
  } catch (cause) {
    await service.close()
    throw cause
  }
  console.log(`The registry is at http://${process.env['HOST'] ?? 'localhost'}:${values.port}/registry.`)
  const end = () => {
    server.close()
    server.closeAllConnections()
    void service.close()
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}
