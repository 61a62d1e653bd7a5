import { contractNumber, type Day, formatDay } from '@domizil/domain'
import { openPdfWriter } from '../../infrastructure/documents/index.ts'

/** Everything that a confirmation names (§ 19 (3) BMG). */
export interface MoveInFacts {
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

/** Writes the landlord's confirmation of moving in for the residents' registration office, in German. */
export async function writeMoveIn(
  facts: MoveInFacts,
  { productName }: { productName: string },
): Promise<Buffer> {
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
