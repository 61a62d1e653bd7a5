import type { Booking } from '@domizil/api/schemas'
import {
  canConfirmMoveIn,
  checkMoveIn,
  contractNumber,
  type Day,
  formatDay,
  MAX_MOVE_IN_VERSIONS,
} from '@domizil/domain'
import { type Clock, dayOf, type Site, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { createDocumentStore, openPdfWriter, pdfFile } from '../../infrastructure/documents/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import type { Storage } from '../../infrastructure/storage/index.ts'
import {
  bookingNotFound,
  type DocumentSource,
  flatAddressOf,
  insertAttachment,
  isGermanFlat,
  landlordAddressOf,
  landlordNameOf,
  lockBooking,
  notYourTurn,
  roleIn,
  selectForDocument,
} from '../booking/index.ts'
import { readBooking } from '../booking-view/index.ts'
import { moveInConfirmed } from './mails.ts'
import { refuse } from './move-in-refusals.ts'

/** Everything that a confirmation names (§ 19 (3) BMG). */
interface MoveInFacts {
  bookingId: number
  landlord: { name: string; address: string }
  /** Name and address of the owner, if that is not the landlord. */
  owner: string | null
  flat: string
  movedInOn: Day
  persons: readonly string[]
  /** The day on which it is written. */
  writtenOn: Day
}

const ENGLISH = { language: 'en-GB', isMuted: true }

const WIDTHS = ['34%', '*']

interface Dependencies {
  db: Database
  clock: Clock
  site: Site
  storage: Storage
}

/** What a party types. */
export interface MoveInCommand {
  names: readonly string[]
  /** Name and address of the owner, if that is not the landlord. */
  flatOwner?: string | undefined
}

/** The landlord's confirmation of moving in (§ 19 BMG), made from what is known. */
export function createMoveInService(dependencies: Dependencies) {
  const { db, clock, site } = dependencies
  const documents = createDocumentStore(dependencies)

  return {
    /**
     * Writes a confirmation for the persons named, and mails the other party that it is there. The same again on a day
     * changes nothing; each version stays.
     *
     * @throws {DomainError} 404, NOT_YOUR_TURN (403) for administrators, MOVE_IN_NOT_YET, TOO_MANY_MOVE_INS (409),
     * MOVE_IN_INVALID, LANDLORD_ADDRESS_MISSING (422).
     */
    async confirm(actor: User, bookingId: number, command: MoveInCommand): Promise<Booking> {
      const now = clock()
      const source = await selectForDocument(db, bookingId, now).executeTakeFirst()
      const role = source && roleIn(source, actor)
      if (!source || !role) throw bookingNotFound()
      if (role === 'ADMIN') throw notYourTurn()
      const landlordAddress = refuseWrong(source, command, now)

      const bytes = await writeMoveIn(factsOf(source, command, { landlordAddress, now }), site)
      const file = pdfFile(`Wohnungsgeberbestätigung ${contractNumber(bookingId)}.pdf`, bytes)
      const storageKey = await documents.put(file)

      return db.transaction().execute(async (trx) => {
        await lockBooking(trx, bookingId, now)
        const versions = await listVersions(trx, bookingId)
        if (versions[0]?.sha256 !== file.sha256) {
          if (versions.length >= MAX_MOVE_IN_VERSIONS)
            throw refuse('TOO_MANY_MOVE_INS', { values: { limit: MAX_MOVE_IN_VERSIONS } })
          // Those before stay where they are.
          const confirmation = { bookingId, kind: 'MOVE_IN', file, storageKey, uploadedBy: actor.id } as const
          await insertAttachment(trx, confirmation, now).execute()
          const to = role === 'TENANT' ? source.owner_id : source.tenant_id
          await orderMails(trx, [moveInConfirmed.order({ to, about: bookingId })], now)
        }
        return readBooking(trx, bookingId, { reader: role, now })
      })
    },
  }
}

/** Resolves with the landlord's address, without which nothing is confirmed. */
function refuseWrong(source: DocumentSource, command: MoveInCommand, now: Date): string {
  const { status, start_date: startDate } = source
  if (!canConfirmMoveIn({ status, startDate, isGerman: isGermanFlat(source) }, dayOf(now)))
    throw refuse('MOVE_IN_NOT_YET')
  const issues = checkMoveIn(command)
  if (issues.length > 0) throw refuse('MOVE_IN_INVALID', { issues })
  const address = landlordAddressOf(source)
  if (address === null) throw refuse('LANDLORD_ADDRESS_MISSING')
  return address
}

function factsOf(
  source: DocumentSource,
  { names, flatOwner }: MoveInCommand,
  { landlordAddress, now }: { landlordAddress: string; now: Date },
): MoveInFacts {
  return {
    bookingId: source.id,
    landlord: { name: landlordNameOf(source), address: landlordAddress },
    owner: flatOwner?.trim() || null,
    flat: flatAddressOf(source),
    movedInOn: source.start_date,
    persons: names.map((name) => name.trim()),
    writtenOn: dayOf(now),
  }
}

/** Writes the landlord's confirmation of moving in for the residents' registration office, in German. */
async function writeMoveIn(facts: MoveInFacts, { productName }: { productName: string }): Promise<Buffer> {
  const title = 'Wohnungsgeberbestätigung'
  const number = contractNumber(facts.bookingId)
  const pdf = await openPdfWriter({
    title: `${title} ${number}`,
    author: productName,
    language: 'de-DE',
    // By the day: the same confirmation written twice on a day is the same file.
    createdAt: new Date(`${facts.writtenOn}T00:00:00Z`),
    foot: `${productName} · ${title} ${number}`,
  })

  pdf.title(title)
  pdf.paragraph('nach § 19 des Bundesmeldegesetzes, zur Vorlage bei der Meldebehörde')
  pdf.paragraph(
    'The landlord’s confirmation of moving in (§ 19 of the Federal Act on Registration), for the residents’ registration office.',
    ENGLISH,
  )
  pdf.gap()
  pdf.paragraph('Hiermit wird der Einzug in die folgende Wohnung bestätigt.')
  pdf.table(
    [
      ['Wohnungsgeber', `${facts.landlord.name}\n${facts.landlord.address}`],
      ['Eigentümer', facts.owner ?? 'Der Wohnungsgeber ist Eigentümer der Wohnung.'],
      ['Anschrift der Wohnung', facts.flat],
      ['Einzug am', formatDay(facts.movedInOn)],
      ['Eingezogene Personen', facts.persons.join('\n')],
    ],
    WIDTHS,
  )
  pdf.paragraph(
    'Die Meldebehörde kann vom Wohnungsgeber Auskunft verlangen. Eine Anschrift zur Verfügung zu stellen, in die niemand einzieht oder einziehen will, ist verboten (§ 19 Abs. 6, § 54 BMG).',
  )
  pdf.heading('Unterschrift des Wohnungsgebers')
  pdf.blanks(['Ort und Datum', 'Wohnungsgeber oder beauftragte Person'])

  return pdf.finish()
}

/** The confirmations of a booking, the newest first. */
async function listVersions(db: Queries, bookingId: number) {
  return db
    .selectFrom('booking_attachment')
    .select(['id', 'sha256'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'MOVE_IN')
    .orderBy('id', 'desc')
    .execute()
}
