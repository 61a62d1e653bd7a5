import { createTransport } from 'nodemailer'
import type { Locale } from '@domizil/domain'
import { HopelessJobError } from '../job/index.ts'

/** A server that takes mails. */
export interface SmtpConfig {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string
  /** The sender, `Name <address>`. */
  from: string
}

/** A mail on its way. */
export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  locale: Locale
  /** The same for every attempt, so that a mail server that has it already drops the second one. */
  messageId: string
}

export interface MailTransport {
  /** Resolves once the server has taken the mail. */
  send(mail: OutgoingMail): Promise<void>
}

const TIMEOUT_MS = 10_000
/** Below the lease of a job: a mail that takes longer is given up before anybody else tries it. */
const LONGEST_MS = 60_000

/** Sends mails over SMTP, each over a connection of its own. */
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
    async send({ locale, ...mail }) {
      const transport = connect()
      const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale }
      try {
        await within(LONGEST_MS, transport.sendMail({ from, ...mail, headers }))
      } catch (error) {
        throw asFailure(error)
      } finally {
        transport.close()
      }
    },
  }
}

/** A mail server repeats addresses in its answers: only its code goes on, since failures are written down. */
function asFailure(error: unknown): Error {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  const said = [code, responseCode].filter(Boolean).join(' ') || 'no code'

  return isRefused(error)
    ? new HopelessJobError(`The mail was refused: ${said}`)
    : new Error(`The mail could not be sent: ${said}`)
}

/** A reply of 5xx to the recipient or the mail itself is final (RFC 5321, 4.2.1); one to the log-in may be repaired. */
function isRefused(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server did not answer in time')), milliseconds)
  })

  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
