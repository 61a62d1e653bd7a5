import { RateLimiterMemory } from 'rate-limiter-flexible'

const QUARTER_HOUR_S = 15 * 60
const HOUR_S = 60 * 60
/** Confirmation mails per account and hour. */
const CONFIRMATIONS = 5
/** New passwords that are judged per network address or account in a quarter of an hour: each costs CPU time. */
const JUDGEMENTS = 300

/** Mails about a forgotten password to one e-mail address within an hour. */
const RESETS = 3

/** The limits of one network address. */
export interface Limits {
  /** Wrong passwords within a quarter of an hour, for any account. */
  failedSignIns: number
  /** Completed registrations within an hour. */
  registrations: number
  /** Requests of a new password within an hour. */
  resetRequests: number
}

/** The limits unless the configuration overrides them. */
export const DEFAULT_LIMITS: Limits = { failedSignIns: 100, registrations: 30, resetRequests: 20 }

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
  /** Whether a network address may report another forgotten password. */
  takeResetRequest(address: string): Promise<boolean>
  /** Whether another mail about a forgotten password may be sent to an e-mail address. */
  takeReset(email: string): Promise<boolean>
}

export function createRateLimits(limits: Limits): RateLimits {
  const signIns = new RateLimiterMemory({ points: limits.failedSignIns, duration: QUARTER_HOUR_S })
  const newAccounts = new RateLimiterMemory({ points: limits.registrations, duration: HOUR_S })
  const judgements = new RateLimiterMemory({ points: JUDGEMENTS, duration: QUARTER_HOUR_S })
  const confirmations = new RateLimiterMemory({ points: CONFIRMATIONS, duration: HOUR_S })
  const resetRequests = new RateLimiterMemory({ points: limits.resetRequests, duration: HOUR_S })
  const resets = new RateLimiterMemory({ points: RESETS, duration: HOUR_S })

  return {
    takeSignIn: (address) => take(signIns, address),
    forgiveSignIn: async (address) => void (await signIns.reward(address)),
    takeRegistration: (address) => take(newAccounts, address),
    takeJudgement: (who) => take(judgements, who),
    takeConfirmation: (accountId) => take(confirmations, accountId),
    takeResetRequest: (address) => take(resetRequests, address),
    takeReset: (email) => take(resets, email),
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
