import type { AttachmentKind } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'

/** A PDF for the files of a booking. */
export interface NewAttachment {
  bookingId: number
  kind: AttachmentKind
  file: { name: string; bytes: Buffer; sha256: string }
  storageKey: string
  /** Null for what the server has written itself. */
  uploadedBy: string | null
}

/** Adds a PDF to the files of a booking. */
export function insertAttachment(
  trx: Queries,
  { bookingId, kind, file, storageKey, uploadedBy }: NewAttachment,
  now: Date,
) {
  return trx.insertInto('booking_attachment').values({
    booking_id: bookingId,
    kind,
    name: file.name,
    storage_key: storageKey,
    content_type: 'application/pdf',
    bytes: file.bytes.length,
    sha256: file.sha256,
    uploaded_by: uploadedBy,
    created_at: now,
  })
}
