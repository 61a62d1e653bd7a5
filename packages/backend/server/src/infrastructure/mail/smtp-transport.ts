import { createTransport } from 'nodemailer'
import type { Locale } from '@domizil/domain'
import { PermanentJobError } from '../job/index.ts'

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
}

const TIMEOUT_MS = 10_000
/** Below the lease of a job: a slower mail is aborted before another worker retries it. */
const LONGEST_MS = 60_000

/** Sends mails over SMTP, each over a separate connection. */
export function createSmtpTransport({ url, from }: SmtpConfig): MailTransport {
  const connect = () =>
    createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: 2 * TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })

  return {
    async send({ locale, attachments, ...mail }) {
      const transport = connect()
      const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale }
      try {
        await within(
          LONGEST_MS,
          transport.sendMail({ from, ...mail, headers, attachments: [...attachments] }),
        )
      } catch (error) {
        throw asFailure(error)
      } finally {
        transport.close()
      }
    },
  }
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
    timer = setTimeout(() => reject(new Error('The mail server did not answer in time')), milliseconds)
  })

  await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
