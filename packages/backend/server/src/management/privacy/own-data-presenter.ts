import type { Day } from '@domizil/domain'
import { imageAddress, type ShownImage } from '../../catalogue/flat/index.ts'

interface Files {
  images: readonly ShownImage[]
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
