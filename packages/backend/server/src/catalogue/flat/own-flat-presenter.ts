import type { OwnFlat } from '@domizil/api/schemas'
import { countRooms, issueKey, missingForPublishing } from '@domizil/domain'
import { findPublicContacts } from '../../foundation/kernel/index.ts'
import { addressOf } from './address-presenter.ts'
import type { FlatRow, ImageRow, WaitingRow } from './flat-repository.ts'
import { presentOwnImage, presentWaitingImage } from './image-presenter.ts'
import { certificateOf, draftOf, fieldsOf } from './flat-draft.ts'
import { qualityOn } from './flat-quality.ts'

/** All that an owner's view is made of. */
export interface OwnFlatView {
  flat: FlatRow
  images: ImageRow[]
  waiting: WaitingRow[]
  openRequestCount: number
  unreadMessages: number
  changedSinceReview: Date | null
  /** Of the decision that has removed it. */
  decisionNumber: string | null
  isOwnerComplete: boolean
  today: string
}

/** A flat as its owner edits it: the exact address, what is missing and what would help. */
export function presentOwnFlat(view: OwnFlatView): OwnFlat {
  const { flat, images, openRequestCount, unreadMessages, changedSinceReview, decisionNumber, today } = view
  const { energyCertificate: _stored, ...fields } = fieldsOf(flat)
  const energyCertificate = certificateOf(flat)

  return {
    id: flat.id,
    version: flat.version,
    status: flat.status,
    rejectionReason: flat.rejection_reason,
    decisionNumber: flat.status === 'REJECTED' ? decisionNumber : null,
    changedSinceReview: changedSinceReview?.toISOString() ?? null,
    address: addressOf(flat),
    ...fields,
    ...(energyCertificate && { energyCertificate }),
    defaultRooms: flat.default_rooms,
    roomCounts: countRooms(flat.rooms, flat.default_rooms),
    images: images.map((image) => presentOwnImage(image, today)),
    waitingImages: view.waiting.map(presentWaitingImage),
    mainImageId: images.find(({ main_image }) => main_image)?.id ?? null,
    quality: qualityOn(today, flat, images.length),
    missing: missingOf(view).map(issueKey),
    openRequestCount,
    unreadMessages,
    lastChange: { at: flat.updated_at.toISOString(), byOwner: flat.changed_by_owner },
    createdAt: flat.created_at.toISOString(),
  }
}

/** What the publish gate still misses. */
export function missingOf({
  flat,
  images,
  isOwnerComplete,
  today,
}: Omit<
  OwnFlatView,
  'waiting' | 'openRequestCount' | 'unreadMessages' | 'changedSinceReview' | 'decisionNumber'
>) {
  const hasMainImage = images.some(({ main_image }) => main_image)
  return missingForPublishing(draftOf(flat), {
    today,
    imageCount: images.length,
    hasMainImage,
    isOwnerComplete,
    findContacts: findPublicContacts,
  })
}
