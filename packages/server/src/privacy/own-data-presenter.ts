interface Files<Image extends { key: string }, Attachment extends { id: number; booking_id: number }> {
  images: Image[]
  attachments: Attachment[]
}

/** Says with every file where it can be fetched: pictures by anybody, documents by who is signed in. */
export function withFiles<
  Image extends { key: string },
  Attachment extends { id: number; booking_id: number },
  Rest,
>(data: Files<Image, Attachment> & Rest) {
  return {
    ...data,
    images: data.images.map((image) => ({ ...image, file: `/api/image/${image.key}/xxlarge.webp` })),
    attachments: data.attachments.map((attachment) => ({
      ...attachment,
      file: `/api/booking/api/${attachment.booking_id}/attachment/${attachment.id}`,
    })),
  }
}
