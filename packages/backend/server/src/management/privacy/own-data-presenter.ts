import type { Day } from '@domizil/domain'
import { imageAddress, type ShownImage } from '../../catalogue/flat/index.ts'
import type { StoredListing } from '../../foundation/tables/index.ts'

interface Files {
  images: readonly ShownImage[]
  keptListings: readonly { flat_id: number; image_keys: string[]; listing: StoredListing; secret: string }[]
  attachments: readonly { id: number; booking_id: number }[]
  invoices: readonly { id: number; credited_on: string | null }[]
}

/** Says with every file where it can be fetched: pictures by anybody who has the address, for a day; documents by who is signed in. */
export function withFiles<Data extends Files>(data: Data, today: Day) {
  return {
    ...data,
    images: data.images.map(({ status, secret, ...image }) => ({
      ...image,
      file: imageAddress({ ...image, status, secret }, 'xxlarge', today),
    })),
    keptListings: data.keptListings.map(({ secret, image_keys: keys, listing, ...kept }) => {
      const { pictures, ...texts } = listing
      const addressOf = (key: string) =>
        imageAddress({ key, flat_id: kept.flat_id, status: 'ARCHIVED', secret }, 'xxlarge', today)
      const fileNames = pictures.flatMap(({ fileName = [] }) => fileName)
      return { ...kept, ...texts, files: keys.map(addressOf), fileNames }
    }),
    attachments: data.attachments.map((attachment) => ({
      ...attachment,
      file: `/api/booking/api/${attachment.booking_id}/attachment/${attachment.id}`,
    })),
    invoices: data.invoices.map((invoice) => ({
      ...invoice,
      file: `/api/booking/api/invoice/${invoice.id}/pdf`,
      ...(invoice.credited_on && { creditNoteFile: `/api/booking/api/invoice/${invoice.id}/creditNote` }),
    })),
  }
}
