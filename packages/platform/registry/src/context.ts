import { hashOf, objectOf, RefusedError, type Store } from '@domizil/cli'
import type { Registry } from '@domizil/federation'
import type { FastifyRequest } from 'fastify'
import type { Access, Team } from './access.ts'

/** What the routes share. */
export interface Context {
  readonly folder: string
  /** What keeps the registry: the folder, or the bucket that it is a copy of. */
  readonly store: Store
  /** @throws if the registry cannot be read. */
  readonly registry: () => Registry
  readonly objects: Objects
  readonly access: () => Access
  /** @throws {RefusedError} without the token of a team. */
  teamOf(request: FastifyRequest): Promise<Team>
}

/** Refuses what a team has no right to. */
export function notAllowed(sentence: string): RefusedError {
  return new RefusedError('NOT_ALLOWED', sentence)
}

/** Files by their hash: a file that two versions share is uploaded once. */
export type Objects = ReturnType<typeof objectsOf>

/** The uploaded files of a registry. One that was read damaged counts as missing, so that it is uploaded again. */
export function objectsOf(store: Store) {
  // Not deleted: they may have been damaged on the way alone, and other versions need them.
  const damaged = new Set<string>()

  return {
    /** In bytes; undefined if it has not been uploaded. */
    sizeOf: async (hash: string) =>
      damaged.has(hash) ? undefined : (await store.stat(objectOf(hash)))?.bytes,
    /** @throws {RefusedError} REGISTRY_AWAY if it does not come as it was uploaded. */
    async read(hash: string): Promise<Buffer> {
      const bytes = await store.read(objectOf(hash), (found) => hashOf(found) === hash)
      if (bytes && hashOf(bytes) === hash) return bytes
      damaged.add(hash)
      const sentence = `The folder or the bucket of the registry does not give back ${objectOf(hash)} as it was uploaded. Try again later.`
      throw new RefusedError('REGISTRY_AWAY', sentence)
    },
    /** False if the bytes have another hash; nothing is stored then. */
    async write(hash: string, bytes: Buffer): Promise<boolean> {
      if (hashOf(bytes) !== hash) return false
      await store.write(objectOf(hash), bytes)
      damaged.delete(hash)
      return true
    },
  }
}
