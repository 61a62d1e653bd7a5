import type { StayFile } from '@domizil/api/schemas'
import { addDays, DAYS_OF_UNUSED_STAY_FILES, MAX_UNUSED_STAY_FILES } from '@domizil/domain'
import { createImageStore, keyOf } from '../../catalogue/image/index.ts'
import { type Clock, dayOf, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { checkPdf, createDocumentStore, type UploadedFile } from '../../infrastructure/documents/index.ts'
import { scheduleFileDeletion, type Storage, type StoredFile } from '../../infrastructure/storage/index.ts'
import { bookingNotFound, findBooking, notYourTurn, roleIn } from '../booking/index.ts'
import { refuse } from './stay-file-refusals.ts'
import {
  countUnused,
  deleteUnused,
  findStayFile,
  insertStayFile,
  type StayFileRow,
} from './stay-file-repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  /** Whether HEIC is read; true by default. */
  readsHeic?: boolean
}

/** A file on its way to a party. */
interface OpenStayFile {
  kind: StayFileRow['kind']
  name: string
  content: StoredFile
}

const PDF_HEAD = /^%PDF-/
const MAX_NAME_LENGTH = 120
const AT_A_TIME = 200

/** Pictures and documents that the parties add to a signed booking, as evidence. */
export function createStayFileService({ db, clock, storage, readsHeic = true }: Dependencies) {
  const images = createImageStore(storage, { readsHeic })
  const documents = createDocumentStore({ db, clock, storage })

  async function store({ name, bytes }: UploadedFile) {
    if (PDF_HEAD.test(bytes.subarray(0, 5).toString('latin1'))) {
      const file = await checkPdf({ name, bytes })
      return { kind: 'PDF', name: file.name, storage_key: await documents.put(file) } as const
    }
    await scheduleFileDeletion(db, { pictures: [keyOf(bytes)] }, clock())
    const { key } = await images.storeImage(bytes)
    return { kind: 'PICTURE', name: pictureName(name), storage_key: key } as const
  }

  async function requireParty(actor: User, bookingId: number): Promise<void> {
    const booking = await findBooking(db, bookingId, clock())
    const role = booking && roleIn(booking, actor)
    if (!booking || !role) throw bookingNotFound()
    if (role === 'ADMIN') throw notYourTurn()
    if (booking.status !== 'BOOKING_COMPLETED') throw refuse('STAY_FILES_NOT_YET')

    const unused = await countUnused(db, bookingId, actor.id)
    if (unused < MAX_UNUSED_STAY_FILES) return
    throw refuse('TOO_MANY_STAY_FILES', { values: { limit: MAX_UNUSED_STAY_FILES } })
  }

  return {
    /**
     * Adds a file, for a party of a booking that both have signed. The other party sees it once something names it.
     *
     * @throws {DomainError} 404, NOT_YOUR_TURN (403) for administrators, STAY_FILES_NOT_YET, TOO_MANY_STAY_FILES (409),
     * STAY_FILE_MISSING (422), and what `checkPdf` and `storeImage` throw.
     */
    async add(actor: User, bookingId: number, upload: UploadedFile | null): Promise<StayFile> {
      await requireParty(actor, bookingId)
      if (!upload) throw refuse('STAY_FILE_MISSING')

      const stored = await store(upload)
      const row = await insertStayFile(db, {
        ...stored,
        booking_id: bookingId,
        bytes: upload.bytes.length,
        uploaded_by: actor.id,
        created_at: clock(),
      })
      return presentStayFile(row)
    },

    /**
     * A file for the parties and administrators, a picture in that size; one that nothing names yet for its uploader alone.
     *
     * @throws {DomainError} 404 for everybody else, and where there is none.
     */
    async open(
      actor: User,
      { bookingId, id }: { bookingId: number; id: number },
      size: 'thumb' | 'xlarge' = 'xlarge',
    ): Promise<OpenStayFile> {
      const booking = await findBooking(db, bookingId, clock())
      if (!booking || !roleIn(booking, actor)) throw bookingNotFound()

      const file = await findStayFile(db, bookingId, id)
      if (!file || !(file.used_at || file.uploaded_by === actor.id)) throw refuse('STAY_FILE_NOT_FOUND')

      const { kind, name, storage_key: key } = file
      const content = kind === 'PDF' ? await documents.open(key) : await images.openImage(key, `${size}.webp`)
      if (!content) throw refuse('STAY_FILE_NOT_FOUND')
      return { kind, name, content }
    },

    /** Deletes what was never used. For a timer. */
    async forgetUnused(): Promise<void> {
      const now = clock()
      const before = new Date(`${addDays(dayOf(now), -DAYS_OF_UNUSED_STAY_FILES)}T00:00:00Z`)
      await db.transaction().execute(async (trx) => {
        const deleted = await deleteUnused(trx, before, AT_A_TIME)
        if (deleted.length > 0) await scheduleFileDeletion(trx, keysOf(deleted), now)
      })
    },
  }
}

/** A file as the parties see it. */
export function presentStayFile({ id, name, kind, bytes }: StayFileRow): StayFile {
  return { id, name, kind, bytes }
}

function keysOf(files: readonly StayFileRow[]) {
  const keys = (kind: StayFileRow['kind']) =>
    files.filter((file) => file.kind === kind).map(({ storage_key }) => storage_key)
  return { pictures: keys('PICTURE'), documents: keys('PDF') }
}

/** The name without folders and control characters, for a picture that is sent as WebP. */
function pictureName(name: string): string {
  const base = (name.split(/[/\\]/).at(-1) ?? '').replace(/\.\w{1,5}$/, '')
  const clean = base
    .replace(/[\p{C}"*:<>?|]/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
  return `${clean || 'photo'}.webp`
}
