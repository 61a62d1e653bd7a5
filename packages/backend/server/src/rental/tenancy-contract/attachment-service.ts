import { createDocumentStore, type Download } from '../../infrastructure/documents/index.ts'
import type { Clock, User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { bookingNotFound } from '../booking/index.ts'
import { refuse } from './tenancy-contract-refusals.ts'
import { findAttachment, findParties } from './attachment-repository.ts'
import type { Storage } from '../../infrastructure/storage/index.ts'

/** The documents of bookings. */
export function createAttachmentService(dependencies: { db: Database; clock: Clock; storage: Storage }) {
  const { db } = dependencies
  const documents = createDocumentStore(dependencies)

  return {
    /**
     * A document of a booking, for its two parties and administrators. What has been replaced only administrators get.
     *
     * @throws {DomainError} 404 for everybody else, and where there is none.
     */
    async download(actor: User, bookingId: number, id: number): Promise<Download> {
      const parties = await findParties(db, bookingId)
      const isParty = parties && (parties.tenant_id === actor.id || parties.owner_id === actor.id)
      if (!parties || !(isParty || actor.isAdmin)) throw bookingNotFound()

      const attachment = await findAttachment(db, bookingId, id)
      if (!attachment || (attachment.replaced_at && !actor.isAdmin)) throw refuse('FILE_NOT_FOUND')

      const content = await documents.open(attachment.storage_key)
      if (!content) throw refuse('FILE_NOT_FOUND')
      return { name: attachment.name, content }
    },
  }
}
