/** Who runs the marketplace: stands in mails, contracts and invoices. */
export interface Company {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly email: string
  /** The VAT identification number, for invoices. */
  readonly vatId: string
}

/** What the marketplace earns: a share of the total rent, and the VAT on it. */
export interface Fees {
  readonly servicePercent: number
  readonly vatPercent: number
}

/** What the texts that leave the server need to know of the site. */
export interface Site {
  readonly productName: string
  /** Where everybody finds it, without a closing slash. */
  readonly publicUrl: string
  readonly company: Company
  readonly fees: Fees
}

/** Invented: the default must not be anybody's address or number. */
export const DEFAULT_SITE: Site = {
  productName: 'Domizil',
  publicUrl: 'http://localhost:8080',
  company: {
    name: 'Domizil GmbH',
    street: 'Musterstraße 1',
    city: '10115 Berlin',
    email: 'hello@domizil.example',
    vatId: 'DE000000000',
  },
  fees: { servicePercent: 10, vatPercent: 19 },
}
