import type { User } from '../lib/actor.ts'
import { NotFoundError } from '../lib/errors.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { findAttachment, findParties } from './attachment-repository.ts'
import type { StoredFile } from '../storage/storage.ts'
import { createDocumentStore } from './document-store.ts'

export type AttachmentService = ReturnType<typeof createAttachmentService>

/** A file on its way to somebody. */
export interface Download {
  name: string
  content: Buffer | StoredFile
}

/** The documents of bookings. */
export function createAttachmentService(dependencies: ServiceDependencies) {
  const { db } = dependencies
  const documents = createDocumentStore(dependencies)

  return {
    /**
     * A document of a booking, for its two parties and administrators. What has been replaced only administrators get.
     *
     * @throws {NotFoundError} for everybody else, and where there is none.
     */
    async download(actor: User, bookingId: number, id: number): Promise<Download> {
      const parties = await findParties(db, bookingId)
      const isParty = parties && (parties.tenant_id === actor.id || parties.owner_id === actor.id)
      if (!parties || !(isParty || actor.isAdmin)) throw new NotFoundError('BOOKING_NOT_FOUND')

      const attachment = await findAttachment(db, bookingId, id)
      if (!attachment || (attachment.replaced_at && !actor.isAdmin)) throw new NotFoundError('FILE_NOT_FOUND')

      const content = await documents.open(attachment.storage_key)
      if (!content) throw new NotFoundError('FILE_NOT_FOUND')
      return { name: attachment.name, content }
    },
  }
}
