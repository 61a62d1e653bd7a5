import { formatDay } from '@domizil/domain'
import { formatEuro } from '../../foundation/kernel/index.ts'
import type { Clause } from '../tenancy-contract/index.ts'
import type { AddendumFacts } from './addendum-facts.ts'

/** The words of an addendum in one language. */
interface AddendumWords {
  title: string
  contract: string
  before: string
  after: string
  months: string
  columns: readonly [days: string, due: string, rent: string]
  clauses: (facts: AddendumFacts) => Clause[]
}

export const ADDENDUM_WORDS_EN: AddendumWords = {
  title: 'Addendum to the rental contract',
  contract: 'Contract no.',
  before: 'Term so far',
  after: 'New term',
  months: 'Rent of the months that change',
  columns: ['Days', 'Due on', 'Rent'],
  clauses: (facts) => [
    {
      title: 'New last day',
      paragraphs: [
        `The tenancy under the contract ${facts.contract} ends on ${formatDay(facts.after.to)} instead of ${formatDay(facts.before.to)}, without notice. The first and the last day are included.`,
      ],
    },
    {
      title: 'Rent',
      paragraphs: [
        `The rent stays ${formatEuro(facts.rent.perMonth, 'en')} a month. For the whole term it is ${formatEuro(facts.rent.after, 'en')} instead of ${formatEuro(facts.rent.before, 'en')}. Days that make no full month count a thirtieth each.`,
        'What has been paid for these months already counts. What has been paid beyond that the landlord returns within 14 days after both have signed.',
      ],
    },
    ...(facts.hasDeposit
      ? [
          {
            title: 'Deposit',
            paragraphs: ['The deposit stays as agreed. It is settled after the new last day.'],
          },
        ]
      : []),
    {
      title: 'Form and effect',
      paragraphs: [
        `All other terms of the contract stay as they are. This addendum takes effect once both parties have signed it, by ${formatDay(facts.signUntil)} at the latest; otherwise the contract stays unchanged.`,
        'It is concluded electronically. The typed name, the time and the checksum of this document count as a signature. Its last page names both signatures; it is added once both have signed.',
        ...(facts.isHandSigned
          ? [
              `The tenancy needs the written form${facts.isGerman ? ' (§§ 550, 575 BGB)' : ''}. Both parties therefore also sign a printout of this addendum by hand.`,
            ]
          : []),
        ...(facts.isGerman
          ? ['The German version is binding. The English version helps understanding.']
          : []),
      ],
    },
  ],
}

export const ADDENDUM_WORDS_DE: AddendumWords = {
  title: 'Nachtrag zum Mietvertrag',
  contract: 'Vertrag Nr.',
  before: 'Mietzeit bisher',
  after: 'Neue Mietzeit',
  months: 'Miete der Monate, die sich ändern',
  columns: ['Tage', 'Fällig am', 'Miete'],
  clauses: (facts) => [
    {
      title: 'Neuer letzter Tag',
      paragraphs: [
        `Das Mietverhältnis aus dem Vertrag ${facts.contract} endet am ${formatDay(facts.after.to)} statt am ${formatDay(facts.before.to)}, ohne dass es einer Kündigung bedarf. Der erste und der letzte Tag zählen mit.`,
      ],
    },
    {
      title: 'Miete',
      paragraphs: [
        `Die Miete beträgt weiterhin ${formatEuro(facts.rent.perMonth, 'de')} im Monat, für die gesamte Mietzeit ${formatEuro(facts.rent.after, 'de')} statt ${formatEuro(facts.rent.before, 'de')}. Tage, die keinen vollen Monat ergeben, zählen je ein Dreißigstel.`,
        'Was für diese Monate schon gezahlt ist, zählt. Was darüber hinaus gezahlt ist, zahlt der Vermieter binnen 14 Tagen zurück, nachdem beide unterschrieben haben.',
      ],
    },
    ...(facts.hasDeposit
      ? [
          {
            title: 'Kaution',
            paragraphs: [
              'Die Kaution bleibt wie vereinbart. Sie wird nach dem neuen letzten Tag abgerechnet.',
            ],
          },
        ]
      : []),
    {
      title: 'Form und Wirkung',
      paragraphs: [
        `Alles Übrige bleibt, wie es im Vertrag steht. Dieser Nachtrag gilt, sobald beide Parteien ihn unterschrieben haben, spätestens am ${formatDay(facts.signUntil)}; sonst bleibt der Vertrag unverändert.`,
        'Er wird elektronisch geschlossen. Der getippte Name, der Zeitpunkt und die Prüfsumme dieses Dokuments gelten als Unterschrift. Seine letzte Seite nennt beide Unterschriften; sie wird angefügt, sobald beide unterschrieben haben.',
        ...(facts.isHandSigned
          ? [
              'Das Mietverhältnis bedarf der Schriftform (§§ 550, 575 BGB). Beide Parteien unterschreiben deshalb auch einen Ausdruck dieses Nachtrags von Hand.',
            ]
          : []),
        'Verbindlich ist die deutsche Fassung. Die englische dient dem Verständnis.',
      ],
    },
  ],
}
