interface Files {
  images: readonly { key: string }[]
  attachments: readonly { id: number; booking_id: number }[]
  invoices: readonly { id: number }[]
}

/** Says with every file where it can be fetched: pictures by anybody, documents by who is signed in. */
export function withFiles<Data extends Files>(data: Data) {
  return {
    ...data,
    images: data.images.map((image) => ({ ...image, file: `/api/image/${image.key}/xxlarge.webp` })),
    attachments: data.attachments.map((attachment) => ({
      ...attachment,
      file: `/api/booking/api/${attachment.booking_id}/attachment/${attachment.id}`,
    })),
    invoices: data.invoices.map((invoice) => ({
      ...invoice,
      file: `/api/booking/api/invoice/${invoice.id}/pdf`,
    })),
  }
}
