import { INVOICE_LIST } from '../features/invoices/invoice-list.tsx'
import { ListPage } from '../lib/list/list-page.tsx'

export function InvoicesPage() {
  return <ListPage list={INVOICE_LIST} />
}
