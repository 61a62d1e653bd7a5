/** The operator of the marketplace, for mails, contracts and invoices. */
export interface Company {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly email: string
  /** The VAT identification number, for invoices. */
  readonly vatId: string
}

/** The service fee in percent of the total rent, and the VAT on it in percent. */
export interface Fees {
  readonly servicePercent: number
  readonly vatPercent: number
}

/** Facts about the site, for texts that leave the server. */
export interface Site {
  readonly productName: string
  /** The public origin, without a trailing slash. */
  readonly publicUrl: string
  readonly company: Company
  readonly fees: Fees
}

/** Invented: a default must not be a real address or number. */
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
