/** The operator of the marketplace, for mails, contracts and invoices. */
export interface Company {
  readonly name: string
  readonly street: string
  /** With the postcode before it. */
  readonly city: string
  readonly email: string
  /** The VAT identification number, for invoices. */
  readonly vatId: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly phone: string
  /** The managing directors. */
  readonly representative: string
  readonly registerCourt: string
  readonly registerNumber: string
  /** The number of the tax office, besides the VAT id; null without one. */
  readonly taxNumber: string | null
  /** The account that invoices are paid to, in electronic form. */
  readonly iban: string
  readonly bic: string | null
}

/** The service fee in percent of the total rent, and the VAT on it in percent. */
export interface Fees {
  readonly servicePercent: number
  readonly vatPercent: number
  /** Where the fee is taxed: where the flat lies, or where the business that pays it is. */
  readonly vatReading: 'PROPERTY' | 'RECIPIENT'
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
    country: 'DE',
    phone: '+49 30 23125 100',
    representative: 'Erika Mustermann',
    registerCourt: 'Amtsgericht Berlin (Charlottenburg)',
    registerNumber: 'HRB 000000 B',
    taxNumber: null,
    iban: 'DE93999999990000000001',
    bic: null,
  },
  fees: { servicePercent: 10, vatPercent: 19, vatReading: 'PROPERTY' },
}
