import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import S3rver from 's3rver'
import { SMTPServer } from 'smtp-server'

export const BUCKET = 'domizil'

/** A server that speaks S3, with an empty bucket; the variables by which the product finds it. */
export async function startBucket(
  folder: string,
): Promise<{ port: number; env: Record<string, string>; stop(): Promise<void> }> {
  const directory = path.join(folder, 'buckets')
  await mkdir(directory, { recursive: true })
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  return {
    port,
    env: {
      S3_REGION: 'us-east-1',
      // The only user that it knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: () => server.close(),
  }
}

/** A mail server that writes each mail into a file of a folder, as people read it. */
export async function startMails(folder: string) {
  const mails = path.join(folder, 'mails')
  await mkdir(mails, { recursive: true })
  let isFull = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      if (isFull) {
        stream.resume()
        stream.once('end', () =>
          done(Object.assign(new Error('4.3.1 Insufficient storage'), { responseCode: 452 })),
        )
        return
      }
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join(' ')
        const text = `${to}\n${readable(Buffer.concat(chunks).toString())}`
        writeFile(path.join(mails, `${randomUUID()}.txt`), text, done)
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    folder: mails,
    port,
    /** Whether it refuses mails for want of space. */
    fill: (full: boolean) => {
      isFull = full
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Without the line ends and characters of quoted-printable, which would cut links. */
function readable(source: string): string {
  return source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
}
