import { RateLimiterMemory } from 'rate-limiter-flexible'

const QUARTER_HOUR_S = 15 * 60
const HOUR_S = 60 * 60
/** Confirmation mails that one account can ask for within an hour. */
const CONFIRMATIONS = 5
/** New passwords that one network address or account can have judged within a quarter of an hour: each takes computing. */
const JUDGEMENTS = 300

/** How much one network address may try before it has to wait. */
export interface Limits {
  /** Wrong passwords within a quarter of an hour, whoever's they are. */
  failedSignIns: number
  /** Complete registrations within an hour. */
  registrations: number
}

export const DEFAULT_LIMITS: Limits = { failedSignIns: 100, registrations: 30 }

/** Counts per network address, in this process. */
export interface RateLimits {
  /** Whether the address may try a password now. Counts the try until `forgive`. */
  takeSignIn(address: string): Promise<boolean>
  /** The password was right: this try does not count. */
  forgiveSignIn(address: string): Promise<void>
  takeRegistration(address: string): Promise<boolean>
  /** Whether a network address or account may have a new password judged now. */
  takeJudgement(who: string): Promise<boolean>
  /** Whether an account may be written to once more. */
  takeConfirmation(accountId: string): Promise<boolean>
}

export function createRateLimits({ failedSignIns, registrations }: Limits): RateLimits {
  const signIns = new RateLimiterMemory({ points: failedSignIns, duration: QUARTER_HOUR_S })
  const newAccounts = new RateLimiterMemory({ points: registrations, duration: HOUR_S })
  const judgements = new RateLimiterMemory({ points: JUDGEMENTS, duration: QUARTER_HOUR_S })
  const confirmations = new RateLimiterMemory({ points: CONFIRMATIONS, duration: HOUR_S })

  return {
    takeSignIn: (address) => take(signIns, address),
    forgiveSignIn: async (address) => void (await signIns.reward(address)),
    takeRegistration: (address) => take(newAccounts, address),
    takeJudgement: (who) => take(judgements, who),
    takeConfirmation: (accountId) => take(confirmations, accountId),
  }
}

/** The limiter rejects with its figures when the limit is reached, and with an Error when something is broken. */
async function take(limiter: RateLimiterMemory, address: string): Promise<boolean> {
  try {
    await limiter.consume(address)
    return true
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    return false
  }
}
