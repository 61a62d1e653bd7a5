// The command `domizil` of who runs a site: that of teams, and what needs the registry itself, such as its teams and its service.
import { createServer } from 'node:http'
import { faultSentence, runCommand } from '@domizil/cli'
import { accessFileOf } from './access.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { listen, operatingCommands } from './command-line.ts'
import { createRegistryService } from './service.ts'

const folder = process.env['REGISTRY_FOLDER'] || '.domizil/registry'
const accessFile = accessFileOf(folder)

try {
  const operating = operatingCommands(accessFile, serve)
  console.log(await runCommand(process.argv.slice(2), process.env, { operating, say: console.log }))
} catch (error) {
  console.error(faultSentence(error))
  process.exitCode = 1
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

async function serve(port: number): Promise<string> {
  const service = await createRegistryService({
    folder,
    bucket: configuredBucket(),
    accessFile,
    log: (line) => console.error(line),
  })
  const server = createServer(service.handle)
  try {
    await listen(server, port, process.env['HOST'])
  } catch (cause) {
    await service.close()
    throw cause
  }
  const end = () => {
    server.close()
    server.closeAllConnections()
    void service.close()
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  return `The registry is at http://${process.env['HOST'] ?? 'localhost'}:${port}/registry.`
}
