import { readFileSync } from 'node:fs'
import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { createVariables, type Variables } from './variables.ts'

/** A reader of the file; `isNull` tells a value that is left out on purpose from one that has its default. */
interface Entries extends Variables {
  isNull(name: string): boolean
}

/**
 * Who runs the site and how it lets flats, from the JSON file that SITE_FILE names; all of it has defaults. What is wrong is added
 * to the problems of `variables`, each with the file and the name in it, such as `company.iban`.
 */
export function readSite(variables: Variables) {
  const file = variables.text('SITE_FILE', null)
  const { entries, nulls } = file === null ? EMPTY : loadEntries(file, variables.problems)
  const read: Entries = {
    ...createVariables(entries, { problems: variables.problems, of: ` in ${file ?? ''}` }),
    isNull: (name) => nulls.has(name),
  }

  const settings = {
    productName: read.text('productName', 'Domizil'),
    blogUrl: read.url('blogUrl', null),
    /** The analytics account, used with consent only; null without analytics. */
    analyticsId: read.matching(
      'analyticsId',
      null,
      /^G-[A-Z0-9]{4,20}$/,
      'a measurement id such as G-AB12CD34EF',
    ),
    flatReview: read.flag('flatReview', true),
    /** Whether administrators change served versions in the back office. */
    changesVersions: read.flag('versionChanges', true),
    /** Whether pictures in HEIC are read, and offered to be sent. */
    readsHeic: read.flag('heic', true),
    /** In percent of a booking's total rent, and the VAT on it in percent. */
    fees: {
      percent: read.number('fees.percent', 10, 0, 100),
      vatPercent: read.number('fees.vatPercent', 19, 0, 100),
      vatReading: read.matching(
        'fees.vatReading',
        'PROPERTY',
        /^(PROPERTY|RECIPIENT)$/,
        'PROPERTY or RECIPIENT',
      ) as 'PROPERTY' | 'RECIPIENT',
    },
    company: readCompany(read),
    social: readSocialPages(read),
    partner: readPartner(read),
    tiles: readTiles(read),
  }
  // The partner as a whole can be null, and nothing else.
  const given = [...Object.keys(entries), ...[...nulls].filter((name) => name !== 'partner')]
  const unknown = given.filter((name) => !read.isKnown(name))
  for (const name of unknown) variables.problems.push(`${name} in ${file} is no setting.`)
  return settings
}

const EMPTY = { entries: {}, nulls: new Set<string>() }

/** The values of the file by the way to them: `company.iban`. */
function loadEntries(file: string, problems: string[]) {
  const entries: Record<string, string> = {}
  const nulls = new Set<string>()
  const add = (value: unknown, name: string): void => {
    if (value === null) nulls.add(name)
    else if (typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) add(inner, name ? `${name}.${key}` : key)
    } else if (typeof value === 'object')
      problems.push(`${name} in ${file} is a list, but has to be one value.`)
    else entries[name] = typeof value === 'string' ? value : JSON.stringify(value)
  }

  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (content === null || typeof content !== 'object' || Array.isArray(content))
      problems.push(`SITE_FILE: ${file} holds no object.`)
    else add(content, '')
  } catch (error) {
    const why = error instanceof SyntaxError ? `is no JSON: ${error.message}` : 'cannot be read'
    problems.push(`SITE_FILE: ${file} ${why}.`)
  }
  return { entries, nulls }
}

/** Invented: a default must not be a real address or number. */
function readCompany(read: Entries) {
  return {
    name: read.text('company.name', 'Domizil GmbH'),
    street: read.text('company.street', 'Musterstraße 1'),
    city: read.matching('company.city', '10115 Berlin', /^[^\s\d]*\d\S*\s+\S/, 'a postcode and a city'),
    phone: read.text('company.phone', '+49 30 23125 100'),
    email: read.matching('company.email', 'hello@domizil.example', /^[^@\s]+@[^@\s]+$/, 'an e-mail address'),
    representative: read.text('company.representative', 'Erika Mustermann'),
    registerCourt: read.text('company.registerCourt', 'Amtsgericht Berlin (Charlottenburg)'),
    registerNumber: read.text('company.registerNumber', 'HRB 000000 B'),
    vatId: readVatId(read),
    country: read.matching('company.country', 'DE', /^[A-Z]{2}$/, 'a country of two letters such as DE'),
    /** Besides the VAT id; null without one. */
    taxNumber: read.text('company.taxNumber', null),
    /** The account that invoices are paid to, in electronic form. */
    iban: readIban(read),
    bic: read.matching(
      'company.bic',
      null,
      /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
      'a BIC such as COBADEFFXXX',
    ),
    authority: read.text('company.authority', null),
  }
}

/** Empty with `null`. An invoice names this or the tax number (§ 14 UStG). */
function readVatId(read: Entries): string {
  const vatId = read.text('company.vatId', 'DE000000000')
  if (!read.isNull('company.vatId')) return vatId
  if (!read.isSet('company.taxNumber'))
    read.problems.push(
      'company.vatId is null, so company.taxNumber has to be set: invoices name one of them.',
    )
  return ''
}

/** An example of no bank; a wrong one would send every payment astray. */
function readIban(read: Entries): string {
  const iban = electronicFormatIBAN(read.text('company.iban', 'DE93 9999 9999 0000 0000 01')) ?? ''
  if (!isValidIBAN(iban))
    read.problems.push(`company.iban is "${iban}", but has to be an IBAN with right check digits.`)
  return iban
}

/** Placeholders: the operator sets the real addresses, or `null` where there is none. */
function readSocialPages(read: Entries) {
  const page = (name: 'instagram' | 'linkedin' | 'facebook' | 'youtube') => {
    const url = read.url(`social.${name}`, `https://${name}.example/domizil`)
    return read.isNull(`social.${name}`) ? null : url
  }
  return {
    instagram: page('instagram'),
    linkedin: page('linkedin'),
    facebook: page('facebook'),
    youtube: page('youtube'),
  }
}

/** The partner who prepares contracts; null if `partner` is. */
function readPartner(read: Entries) {
  const name = read.text('partner.name', 'Musterkanzlei für Mietrecht')
  const url = read.url('partner.url', 'https://musterkanzlei.example')
  return read.isNull('partner') ? null : { name, url }
}

/** Tiles of a map, and the makers that must be named; null without them. */
function readTiles(read: Entries) {
  const url = read.matching(
    'map.tiles',
    null,
    /^https?:\/\/[^/{}]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/,
    'an address of one host with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png',
  )
  const attribution = read.text('map.attribution', null)
  if (url !== null && attribution === null)
    read.problems.push('map.tiles is set without map.attribution, but the makers of a map must be named.')
  return url !== null && attribution !== null ? { url, attribution } : null
}
