import { type Day, yearOf } from '@domizil/domain'
import type { YearEntry } from './year-file.ts'

/** What a tax office or adviser knows a client by, and the chart of accounts that they book with. */
export interface DatevClient {
  /** Beraternummer. */
  consultant: number
  /** Mandantennummer. */
  client: number
  chart: 'SKR03' | 'SKR04'
}

/** The accounts that are suggested: bank, rents free of VAT (§ 4 no. 12 UStG), commissions, and the platform as a creditor. */
const ACCOUNTS = {
  SKR03: { bank: '1200', rents: '8105', fees: '4760', platform: '70000' },
  SKR04: { bank: '1800', rents: '4105', fees: '6770', platform: '70000' },
} as const

const FORMAT = { header: 700, category: 21, version: 13, accountLength: 4 }
const TEXT_LENGTH = 60

/** The 125 columns of version 13 in their order; more than the first fourteen are not filled. */
const COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz)|Soll/Haben-Kennzeichen|WKZ Umsatz|Kurs|Basis-Umsatz',
  'WKZ Basis-Umsatz|Konto|Gegenkonto (ohne BU-Schlüssel)|BU-Schlüssel|Belegdatum',
  'Belegfeld 1|Belegfeld 2|Skonto|Buchungstext|Postensperre|Diverse Adressnummer',
  'Geschäftspartnerbank|Sachverhalt|Zinssperre|Beleglink',
  ...pairs('Beleginfo', 8),
  'KOST1 - Kostenstelle|KOST2 - Kostenstelle|Kost-Menge|EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)|Abw. Versteuerungsart|Sachverhalt L+L|Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp|BU 49 Hauptfunktionsnummer|BU 49 Funktionsergänzung',
  ...pairs('Zusatzinformation', 20),
  'Stück|Gewicht|Zahlweise|Forderungsart|Veranlagungsjahr|Zugeordnete Fälligkeit',
  'Skontotyp|Auftragsnummer|Buchungstyp|USt-Schlüssel (Anzahlungen)|EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)|EU-Steuersatz (Anzahlungen)|Erlöskonto (Anzahlungen)',
  'Herkunft-Kz|Buchungs GUID|KOST-Datum|SEPA-Mandatsreferenz|Skontosperre',
  'Gesellschaftername|Beteiligtennummer|Identifikationsnummer|Zeichnernummer',
  'Postensperre bis|Bezeichnung SoBil-Sachverhalt|Kennzeichen SoBil-Buchung|Festschreibung',
  'Leistungsdatum|Datum Zuord. Steuerperiode|Fälligkeit|Generalumkehr (GU)|Steuersatz',
  'Land|Abrechnungsreferenz|BVV-Position|EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)|Abw. Skontokonto',
].flatMap((names) => names.split('|'))

function pairs(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => [
    `${name} - Art ${at + 1}`,
    `${name} - Inhalt ${at + 1}`,
  ]).flat()
}

/**
 * The entries of a year as a batch of bookings in DATEV's format (EXTF, category 21, version 13), in Windows-1252. A rent
 * is booked once it is received, a fee when it is issued.
 */
export function writeDatev(
  entries: readonly YearEntry[],
  { year, client, now }: { year: number; client: DatevClient; now: Date },
): Buffer {
  const lines = [
    headerOf(year, client, now),
    COLUMNS.join(';'),
    ...entries
      .filter(({ kind, settledOn }) => kind !== 'RENT' || settledOn !== null)
      .map((entry) => bookingOf(entry, client)),
  ]
  return encode(`${lines.join('\r\n')}\r\n`)
}

function headerOf(year: number, { consultant, client, chart }: DatevClient, now: Date): string {
  const made = now.toISOString().replace(/\D/g, '')
  const { header, category, version, accountLength } = FORMAT

  return [
    [text('EXTF'), header, category, text('Buchungsstapel'), version, made, ''],
    [text('DZ'), text(''), text(''), consultant, client, `${year}0101`, accountLength],
    [`${year}0101`, `${year}1231`, text(`Mieten und Gebühren ${year}`), text(''), 1, 0, 0, text('EUR')],
    ['', text(''), '', '', text(chart.slice(-2)), '', '', text(''), text('')],
  ]
    .flat()
    .join(';')
}

function bookingOf(entry: YearEntry, { chart }: DatevClient): string {
  const { bank, rents, fees, platform } = ACCOUNTS[chart]
  const { kind, gross, document } = entry
  const [account, contra] = kind === 'RENT' ? [bank, rents] : [fees, platform]
  const filled = [
    amount(Math.abs(gross)),
    text(kind === 'CREDIT' ? 'H' : 'S'),
    [text('EUR'), '', '', text('')],
    [account, contra, text('')],
    dayAndMonth(bookedOn(entry)),
    [text(document), text(''), ''],
    text(wordsOf(entry)),
  ].flat()
  return [...filled, ...COLUMNS.slice(filled.length).map(() => '')].join(';')
}

/** The day of a booking lies in the year of its batch, which has no other year for it. */
function bookedOn({ kind, day, settledOn }: YearEntry): Day {
  return kind === 'RENT' && settledOn !== null && yearOf(settledOn) === yearOf(day) ? settledOn : day
}

function wordsOf(entry: YearEntry): string {
  const { kind, day, settledOn, flat, tenant, booking } = entry
  if (kind !== 'RENT') return `${kind === 'FEE' ? 'Servicegebühr' : 'Rechnungskorrektur'} ${booking} ${flat}`
  // § 11 EStG asks for the day of the money.
  const received = settledOn && yearOf(settledOn) !== yearOf(day) ? `erhalten ${german(settledOn)} ` : ''
  return `Miete ${received}${flat} ${tenant}`
}

const german = (day: Day) => day.split('-').toReversed().join('.')
const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const dayAndMonth = (day: Day) => `${day.slice(8)}${day.slice(5, 7)}`

/** Without control characters, and with quotation marks doubled, as the format demands. */
function text(value: string): string {
  const plain = value.replace(/\p{Cc}+/gu, ' ').slice(0, TEXT_LENGTH)
  return `"${plain.replaceAll('"', '""')}"`
}

/** What Windows-1252 has from 0x80 on beside the letters of Latin-1; a blank where it has nothing. */
const BEYOND_LATIN_1 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Letters that it lacks lose their marks; what is left of them is a question mark. */
function encode(content: string): Buffer {
  const bytes = [...content.normalize('NFC')].flatMap((letter) => {
    const known = byteOf(letter)
    if (known !== undefined) return known
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return [...(BARE[bare] ?? bare)].map((one) => byteOf(one) ?? QUESTION_MARK)
  })
  return Buffer.from(bytes)
}

const QUESTION_MARK = 0x3f
/** Letters whose mark is a part of them. */
const BARE: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h' }

function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const at = BEYOND_LATIN_1.indexOf(letter)
  return at < 0 ? undefined : 0x80 + at
}
