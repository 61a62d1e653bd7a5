import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  messageId: string
  /** Headers and body as they came. */
  source: string
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** How long it thinks before it takes a mail, and again before it says so. */
  thinkMs: number
  /** Resolves once a connection has ended. */
  ended: Promise<void>
  /** What it answers instead of taking a mail; nothing by default. */
  refuse: { code: number } | null
  close(): Promise<void>
}

const AUTHENTICATION_FAILED = 535

/** A mail server on this machine that keeps what it is sent, and knows no password. */
export async function openMailServer(port = 0): Promise<MailServer> {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const mails: MailServer = { url: '', received: [], refuse: null, thinkMs: 0, ended, close: async () => {} }
  const smtp = new SMTPServer({
    authOptional: true,
    // Cuts connections that wait for the next mail.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onClose: () => end(),
    onAuth: (_auth, _session, done) =>
      done(Object.assign(new Error('Who is that?'), { responseCode: AUTHENTICATION_FAILED })),
    onRcptTo({ address }, _session, done) {
      if (mails.refuse)
        done(Object.assign(new Error(`No such mailbox: <${address}>`), { responseCode: mails.refuse.code }))
      else setTimeout(done, mails.thinkMs)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString()
        const messageId = /^Message-ID: (\S+)/im.exec(source)?.[1] ?? ''
        mails.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), messageId, source })
        setTimeout(done, mails.thinkMs)
      })
    },
  })
  smtp.on('error', () => {})

  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
  mails.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  mails.close = () => new Promise((resolve) => smtp.close(resolve))
  return mails
}
