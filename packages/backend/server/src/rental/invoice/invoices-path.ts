import { chooseBookingsPath } from '@domizil/links'

/** Where a landlord finds invoices and credit notes. */
export const INVOICES_PATH = chooseBookingsPath({ tab: 'invoices' })
