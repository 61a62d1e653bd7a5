import { readFile } from 'node:fs/promises'
import { type Clock, keepWorkers, readOrMakeFile } from '../../foundation/kernel/index.ts'
import { makeSealKey } from './make-seal-key.ts'
import { SealError } from './seal-error.ts'
import { readSealKey, type SealKey } from './seal-key.ts'
import type { SealOrder } from './seal-pdf.ts'

/** Where the key of the seal is. */
export interface SealConfig {
  /** A PEM file with a private key and its certificates. */
  file: string
  /** Of the private key in the file. */
  password?: string | undefined
  /** Whether a missing file is made, with a certificate that is signed by itself. */
  isMade: boolean
}

/** What is sealed, and how: see `SealOrder`. */
export type Sealing = Omit<SealOrder, 'privateKey' | 'certificates'>

/** Seals PDFs. */
export interface Seal {
  /** The subject of the certificate, such as its common name. */
  readonly owner: string
  /** SHA-256 of the certificate: 32 pairs of hexadecimal digits with colons between them. */
  readonly fingerprint: string
  /**
   * Seals a document (PAdES B-B); undefined if it cannot be extended.
   *
   * @throws {Error} while the certificate is not valid, and if the file cannot be read or takes too much time.
   */
  seal(sealing: Sealing): Promise<Buffer | undefined>
}

/** Opens the seal; the key is read once. */
export type OpenSeal = () => Promise<Seal>

/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const WORKER = new URL('../../../dist/infrastructure/seal/seal-worker.js', import.meta.url)
/** The largest file takes a few seconds. It is a job that waits, whose lease is extended meanwhile. */
const LIMITS = { megabytes: 512, processorMs: 60_000, patienceMs: 10 * 60_000 }
const sealInWorker = keepWorkers<Uint8Array | undefined>(WORKER, LIMITS)

/**
 * How to open the seal that is configured. Nothing is read or made before it is opened.
 *
 * @throws {SealError} once it is opened, if the file cannot be used.
 */
export function openSealWith(
  config: SealConfig,
  { owner, clock }: { owner: string; clock: Clock },
): OpenSeal {
  let opened: Promise<Seal> | undefined
  const open = async () =>
    sealBy(readSealKey(await read(config, owner, clock), config.password, config.file), clock)

  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

function read({ file, isMade }: SealConfig, owner: string, clock: Clock): Promise<string> {
  if (isMade) return readOrMakeFile(file, () => makeSealKey(owner, clock()))

  return readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new SealError(`The seal's key ${file} cannot be read (${cause.code}). Check SEAL_FILE.`, { cause })
  })
}

function sealBy({ privateKey, certificates }: SealKey, clock: Clock): Seal {
  const [own] = certificates
  const key = {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificates: certificates.map(({ raw }) => new Uint8Array(raw)),
  }

  return {
    owner: /(?:^|\n)CN=(.*)/.exec(own.subject)?.[1] ?? own.subject.replaceAll('\n', ', '),
    fingerprint: own.fingerprint256,
    async seal(sealing) {
      const now = clock()
      if (now < new Date(own.validFrom) || now > new Date(own.validTo)) {
        throw new SealError(`The seal's certificate is valid from ${own.validFrom} to ${own.validTo}.`)
      }
      const sealed = await sealInWorker({ ...sealing, ...key })
      return sealed && Buffer.from(sealed.buffer, sealed.byteOffset, sealed.length)
    },
  }
}
