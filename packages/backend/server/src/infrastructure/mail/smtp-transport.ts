import { createTransport } from 'nodemailer'
import type { Locale } from '@domizil/domain'
import { PermanentJobError } from '../job/index.ts'
import { MAILS_AT_ONCE } from './mails-at-once.ts'

/** A mail server. */
export interface SmtpConfig {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string
  /** The sender, `Name <address>`. */
  from: string
}

/** A mail to be sent. */
export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  locale: Locale
  /** The same for every attempt, so that a mail server drops duplicates. */
  messageId: string
  attachments: readonly { filename: string; content: Buffer }[]
}

export interface MailTransport {
  /** Resolves once the server has accepted the mail. */
  send(mail: OutgoingMail): Promise<void>
  /** Ends the connections. */
  close(): void
}

const TIMEOUT_MS = 10_000
/** A slower mail is aborted, and retried by its job. */
const LONGEST_MS = 60_000

/** Mail servers close a connection that has sent many mails, or has been idle, as they like. */
const MAILS_PER_CONNECTION = 100

/** Sends mails over SMTP, over connections that serve the next mails as well. */
export function createSmtpTransport({ url, from }: SmtpConfig, longestMs = LONGEST_MS): MailTransport {
  const connect = () =>
    createTransport({
      url,
      pool: true,
      maxConnections: MAILS_AT_ONCE,
      maxMessages: MAILS_PER_CONNECTION,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: 2 * TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let transport = connect()

  return {
    async send({ locale, attachments, ...mail }) {
      const used = transport
      const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale }
      try {
        await within(longestMs, used.sendMail({ from, ...mail, headers, attachments: [...attachments] }))
      } catch (error) {
        // A mail without an answer ends with its connection, before another worker retries it: without `force` a connection
        // that is at work goes on, and the mail arrives twice.
        if (error instanceof NoAnswerError && used === transport) {
          transport = connect()
          used.close({ force: true })
        }
        throw asFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The mail server did not answer in time. */
class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
  readonly code = 'ETIMEDOUT'
}

/** Mail servers repeat addresses in their answers: only the code is logged. */
function asFailure(error: unknown): Error {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  const codes = [code, responseCode].filter(Boolean).join(' ') || 'no code'

  return isRefused(error)
    ? new PermanentJobError(`The mail was refused: ${codes}`)
    : new Error(`The mail could not be sent: ${codes}`)
}

/** A 5xx reply to the recipient or the mail is permanent (RFC 5321, 4.2.1); one to the authentication is not. */
function isRefused(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new NoAnswerError('The mail server did not answer in time')),
      milliseconds,
    )
  })

  await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
