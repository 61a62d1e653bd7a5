import { RateLimiterMemory } from 'rate-limiter-flexible'

const QUARTER_HOUR_S = 15 * 60
const HOUR_S = 60 * 60
/** Confirmation mails per account and hour. */
const CONFIRMATIONS = 5
/** New passwords that are judged per network address or account in a quarter of an hour: each costs CPU time. */
const JUDGEMENTS = 300

/** The limits of one network address. */
export interface Limits {
  /** Wrong passwords within a quarter of an hour, for any account. */
  failedSignIns: number
  /** Completed registrations within an hour. */
  registrations: number
}

/** The limits unless the configuration overrides them. */
export const DEFAULT_LIMITS: Limits = { failedSignIns: 100, registrations: 30 }

/** Counters per network address, in this process. */
export interface RateLimits {
  /** Whether the address may try a password now. Counts the attempt until `forgive`. */
  takeSignIn(address: string): Promise<boolean>
  /** Uncounts an attempt with a right password. */
  forgiveSignIn(address: string): Promise<void>
  takeRegistration(address: string): Promise<boolean>
  /** Whether a network address or account may have a new password judged now. */
  takeJudgement(who: string): Promise<boolean>
  /** Whether another mail may be sent to an account. */
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

/** The limiter rejects with its state when the limit is reached, and with an Error on failure. */
async function take(limiter: RateLimiterMemory, address: string): Promise<boolean> {
  try {
    await limiter.consume(address)
    return true
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    return false
  }
}
