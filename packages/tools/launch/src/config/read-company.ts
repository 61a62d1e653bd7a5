import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import type { Company, Partner, SocialPages } from './config.ts'
import type { Variables } from './variables.ts'

/** Invented: a default must not be a real address or number. */
export function readCompany(read: Variables): Company {
  return {
    name: read.text('COMPANY_NAME', 'Domizil GmbH'),
    street: read.text('COMPANY_STREET', 'Musterstraße 1'),
    city: read.matching('COMPANY_CITY', '10115 Berlin', /^[^\s\d]*\d\S*\s+\S/, 'a postcode and a city'),
    phone: read.text('COMPANY_PHONE', '+49 30 23125 100'),
    email: read.matching('COMPANY_EMAIL', 'hello@domizil.example', /^[^@\s]+@[^@\s]+$/, 'an e-mail address'),
    representative: read.text('COMPANY_REPRESENTATIVE', 'Erika Mustermann'),
    registerCourt: read.text('COMPANY_REGISTER_COURT', 'Amtsgericht Berlin (Charlottenburg)'),
    registerNumber: read.text('COMPANY_REGISTER_NUMBER', 'HRB 000000 B'),
    vatId: readVatId(read),
    country: read.matching('COMPANY_COUNTRY', 'DE', /^[A-Z]{2}$/, 'a country of two letters such as DE'),
    taxNumber: read.text('COMPANY_TAX_NUMBER', null),
    iban: readIban(read),
    bic: read.matching(
      'COMPANY_BIC',
      null,
      /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
      'a BIC such as COBADEFFXXX',
    ),
    authority: read.text('COMPANY_AUTHORITY', null),
  }
}

/** Empty with `off`. An invoice names this or the tax number (§ 14 UStG). */
function readVatId(read: Variables): string {
  if (!isOff(read, 'COMPANY_VAT_ID')) return read.text('COMPANY_VAT_ID', 'DE000000000')
  if (!read.isSet('COMPANY_TAX_NUMBER'))
    read.problems.push(
      'COMPANY_VAT_ID is off, so COMPANY_TAX_NUMBER has to be set: invoices name one of them.',
    )
  return ''
}

/** An example of no bank; a wrong one would send every payment astray. */
function readIban(read: Variables): string {
  const iban = electronicFormatIBAN(read.text('COMPANY_IBAN', 'DE93 9999 9999 0000 0000 01')) ?? ''
  if (!isValidIBAN(iban))
    read.problems.push(`COMPANY_IBAN is "${iban}", but has to be an IBAN with right check digits.`)
  return iban
}

/** Placeholders: the operator sets the real addresses, or `off` where there is none. */
export function readSocialPages(read: Variables): SocialPages {
  const page = (name: string, example: string) => (isOff(read, name) ? null : read.url(name, example))

  return {
    instagram: page('SOCIAL_INSTAGRAM', 'https://instagram.example/domizil'),
    linkedin: page('SOCIAL_LINKEDIN', 'https://linkedin.example/domizil'),
    facebook: page('SOCIAL_FACEBOOK', 'https://facebook.example/domizil'),
    youtube: page('SOCIAL_YOUTUBE', 'https://youtube.example/domizil'),
  }
}

/** The partner who prepares contracts; null if PARTNER_NAME is `off`. */
export function readPartner(read: Variables): Partner | null {
  if (isOff(read, 'PARTNER_NAME')) return null

  return {
    name: read.text('PARTNER_NAME', 'Musterkanzlei für Mietrecht'),
    url: read.url('PARTNER_URL', 'https://musterkanzlei.example'),
  }
}

function isOff(read: Variables, name: string): boolean {
  return read.text(name, '').toLowerCase() === 'off'
}
