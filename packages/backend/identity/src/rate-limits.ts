import { createLimiter, type SharedCounts } from '@domizil/database'

const QUARTER_HOUR_S = 15 * 60
const HOUR_S = 60 * 60
/** Confirmation mails that an account asks for within an hour. */
const CONFIRMATIONS = 5
/** Confirmation mails to one e-mail address within an hour, whichever accounts cause them: that of a registration as well. */
const CONFIRMATIONS_TO_ADDRESS = CONFIRMATIONS + 1
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

/** Counters per network address, in this process or in the database. */
export interface RateLimits {
  /** Whether the address may try a password now. Counts the attempt until `forgive`. */
  takeSignIn(address: string): Promise<boolean>
  /** Uncounts an attempt with a right password. */
  forgiveSignIn(address: string): Promise<void>
  takeRegistration(address: string): Promise<boolean>
  /** Whether a network address or account may have a new password judged now. */
  takeJudgement(who: string): Promise<boolean>
  /** Whether an account may ask for another confirmation mail. */
  takeConfirmation(accountId: string): Promise<boolean>
  /** Whether another confirmation mail may be sent to an e-mail address. */
  takeConfirmationTo(email: string): Promise<boolean>
  /** Whether a network address may report another forgotten password. */
  takeResetRequest(address: string): Promise<boolean>
  /** Whether another mail about a forgotten password may be sent to an e-mail address. */
  takeReset(email: string): Promise<boolean>
}

/** With a pool all processes on one database share the limits. */
export function createRateLimits(limits: Limits, pool?: SharedCounts['pool']): RateLimits {
  const shared = pool && { pool, table: 'identity_rate_limit' }
  const limiter = (name: string, points: number, seconds: number) =>
    createLimiter({ name, points, seconds }, shared)
  const signIns = limiter('signIns', limits.failedSignIns, QUARTER_HOUR_S)
  const newAccounts = limiter('registrations', limits.registrations, HOUR_S)
  const judgements = limiter('judgements', JUDGEMENTS, QUARTER_HOUR_S)
  const confirmations = limiter('confirmations', CONFIRMATIONS, HOUR_S)
  const confirmationsTo = limiter('confirmationsTo', CONFIRMATIONS_TO_ADDRESS, HOUR_S)
  const resetRequests = limiter('resetRequests', limits.resetRequests, HOUR_S)
  const resets = limiter('resets', RESETS, HOUR_S)

  return {
    takeSignIn: async (address) => (await signIns.take(address)) === null,
    forgiveSignIn: (address) => signIns.giveBack(address),
    takeRegistration: async (address) => (await newAccounts.take(address)) === null,
    takeJudgement: async (who) => (await judgements.take(who)) === null,
    takeConfirmation: async (accountId) => (await confirmations.take(accountId)) === null,
    takeConfirmationTo: async (email) => (await confirmationsTo.take(email)) === null,
    takeResetRequest: async (address) => (await resetRequests.take(address)) === null,
    takeReset: async (email) => (await resets.take(email)) === null,
  }
}
