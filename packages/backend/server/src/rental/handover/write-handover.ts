import {
  contractNumber,
  type Day,
  formatDay,
  type HandoverContent,
  type HandoverKind,
  roomName,
} from '@domizil/domain'
import { dayOf, fillIn } from '../../foundation/kernel/index.ts'
import { openPdfWriter, type PdfPicture, type PdfWriter } from '../../infrastructure/documents/index.ts'
import type handoverWords from './handover-words.json'

/** Everything that a protocol's PDF says before the confirmations. */
export interface HandoverFactsOnPaper {
  bookingId: number
  kind: HandoverKind
  day: Day
  flat: string
  landlord: string
  tenant: string
  content: HandoverContent
  /** The pictures by their ids; one that is missing is left out. */
  pictures: ReadonlyMap<number, Buffer>
  /** German in Germany, English elsewhere: the language of the contract. */
  words: (typeof handoverWords)['de' | 'en']
}

interface Making {
  productName: string
  createdAt: Date
  /** Of the same file: they count in the numbers at the foot. */
  pagesBefore?: number
  pagesAfter?: number
}

const WIDTHS = ['34%', '*']
const ZONE = 'Europe/Berlin'
const LOCAL_TIME = new Intl.DateTimeFormat('de', { timeZone: ZONE, timeStyle: 'medium' })

/** Writes what both have seen: rooms, keys, meters, remarks and the photos. */
export async function writeHandover(facts: HandoverFactsOnPaper, making: Making): Promise<Buffer> {
  const { content, words, pictures } = facts
  const pdf = await open(words.title[facts.kind], facts, making)
  const rows = [...content.rooms, ...content.meters]
  const ids = rows.flatMap(({ photos }) => photos).filter((id) => pictures.has(id))
  const numberOf = (id: number) => ids.indexOf(id) + 1
  const photosOf = (photos: readonly number[]) => {
    const numbers = photos.map(numberOf).filter((number) => number > 0)
    const text = numbers.length === 1 ? words.photo : words.photos
    return numbers.length > 0 ? [fillIn(text, { number: numbers.join(', ') })] : []
  }

  pdf.title(words.title[facts.kind])
  pdf.table(
    [
      [words.number, contractNumber(facts.bookingId)],
      [words.flat, facts.flat],
      [words.day[facts.kind], formatDay(facts.day)],
      [words.landlord, facts.landlord],
      [words.tenant, facts.tenant],
    ],
    WIDTHS,
  )
  const { none } = words
  section(pdf, {
    title: words.rooms,
    none,
    rows: content.rooms,
    say: (room) => [
      roomTitle(room, facts),
      [
        ...(room.condition ? [words.condition[room.condition]] : []),
        ...lines(room.text),
        ...photosOf(room.photos),
      ],
    ],
  })
  section(pdf, {
    title: words.keys,
    none,
    rows: content.keys,
    say: ({ kind, count }) => [words.key[kind], [String(count)]],
  })
  section(pdf, {
    title: words.meters,
    none,
    rows: content.meters,
    say: ({ kind, number, reading, photos }) => [
      words.meter[kind],
      [...lines(reading), ...(number ? [fillIn(words.meterNumber, { number })] : []), ...photosOf(photos)],
    ],
  })
  pdf.heading(words.remarks)
  for (const line of lines(content.remarks, words.none)) pdf.paragraph(line)
  writePhotos(pdf, facts, ids)
  return pdf.finish()
}

function open(title: string, { bookingId, words }: HandoverFactsOnPaper, making: Making) {
  const { productName, ...others } = making
  const number = contractNumber(bookingId)
  return openPdfWriter({
    title: `${title} ${number}`,
    author: productName,
    language: words.language,
    ...others,
    foot: `${productName} · ${title} ${number}`,
  })
}

interface Section<Row> {
  title: string
  none: string
  rows: readonly Row[]
  /** What it is, and the lines about it. */
  say: (row: Row) => [string, string[]]
}

function section<Row>(pdf: PdfWriter, { title, none, rows, say }: Section<Row>): void {
  pdf.heading(title)
  if (rows.length === 0) return pdf.paragraph(none)
  const table = rows.map((row) => {
    const [name, values] = say(row)
    return [name, values.join('\n')]
  })
  pdf.table(table, WIDTHS)
}

function roomTitle(
  room: HandoverContent['rooms'][number],
  { content, words }: Pick<HandoverFactsOnPaper, 'content' | 'words'>,
): string {
  const { kind } = room
  const name = roomName(room, content.rooms)
  if (!name) return words.room[kind]
  return kind === 'OTHER' && room.name.trim() ? name : `${words.room[kind]} ${name}`
}

function lines(text: string, none?: string): string[] {
  const said = text.trim() || none
  return said ? said.split('\n') : []
}

function writePhotos(
  pdf: PdfWriter,
  { content, words, pictures }: HandoverFactsOnPaper,
  ids: number[],
): void {
  if (ids.length === 0) return
  const titles = new Map<number, string>([
    ...content.rooms.flatMap((room) =>
      room.photos.map((id) => [id, roomTitle(room, { content, words })] as const),
    ),
    ...content.meters.flatMap(({ kind, photos }) => photos.map((id) => [id, words.meter[kind]] as const)),
  ])
  pdf.heading(words.photosTitle, 160)
  pdf.pictures(
    ids.flatMap((id, index): PdfPicture[] => {
      const bytes = pictures.get(id)
      const caption = `${fillIn(words.photo, { number: index + 1 })}: ${titles.get(id) ?? ''}`
      return bytes ? [{ bytes, caption, alt: caption }] : []
    }),
  )
}

/** What a party has said to a protocol. */
export interface ConfirmationFacts {
  role: 'LANDLORD' | 'TENANT'
  name: string
  /** Null without an answer. */
  at: Date | null
  remarks: string
}

/** What is known of a protocol once it is sealed. */
export interface Sealing {
  confirmations: readonly ConfirmationFacts[]
  file: { bytes: number; sha256: string }
  seal: { owner: string; fingerprint: string }
}

/** The page that is added to a protocol: what both have said to it, and the seal. */
export async function writeConfirmations(
  facts: HandoverFactsOnPaper,
  { confirmations, file, seal }: Sealing,
  making: Making,
): Promise<Buffer> {
  const { words } = facts
  const pdf = await open(words.title[facts.kind], facts, making)
  pdf.title(words.confirmations)
  pdf.paragraph(words.introduction)
  for (const { role, name, at, remarks } of confirmations) {
    pdf.heading(role === 'LANDLORD' ? words.landlord : words.tenant)
    if (at === null) {
      pdf.paragraph(`${name}: ${words.noAnswer}`)
      continue
    }
    pdf.table(
      [
        [words.name, name],
        [words.time, `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
        [words.localTime, `${formatDay(dayOf(at))}, ${LOCAL_TIME.format(at)} (${ZONE})`],
        ...(remarks ? [[words.added, remarks]] : []),
      ],
      WIDTHS,
    )
  }
  pdf.heading(words.seal)
  pdf.table(
    [
      [words.file, `${file.bytes} Bytes`],
      [words.hash, inLines(file.sha256, 32)],
      [words.owner, seal.owner],
      [words.fingerprint, inLines(seal.fingerprint, 48)],
    ],
    WIDTHS,
  )
  pdf.paragraph(fillIn(words.meaning, { product: making.productName }))
  return pdf.finish()
}

/** Words without spaces are broken by us, where they can be read off: a table would cut them anywhere. */
function inLines(text: string, length: number): string {
  return (text.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join('\n')
}
