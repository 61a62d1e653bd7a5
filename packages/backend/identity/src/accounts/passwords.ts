import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// The library's enum is a const enum and cannot be imported as a value.
const ARGON2ID = 2

// OWASP Password Storage: the minimum for Argon2id is 19 MiB, two passes, one lane.
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashes a password for `accounts.ensure`, about 30 ms each. The password is not changed: no trimming, no case
 * folding, no normalisation (ASVS 6.2.8).
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS)
}

/** Whether the password matches the hash. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password)
}

/** The hash of a random password: verifying against it takes as long as against a real one. */
export function makeDecoyHash(): Promise<string> {
  return hashPassword(randomUUID())
}
