import { depositInstalmentDays, formatDay } from '@domizil/domain'
import { formatEuro } from '../../foundation/kernel/index.ts'
import type { Clause, ContractFacts } from './contract-facts.ts'

const INSTALMENTS_DE = [
  'Sie ist zu Beginn der Mietzeit fällig.',
  'Er darf sie in zwei gleichen monatlichen Teilzahlungen leisten; die erste ist zu Beginn der Mietzeit fällig (§ 551 BGB).',
  'Er darf sie in drei gleichen monatlichen Teilzahlungen leisten; die erste ist zu Beginn der Mietzeit fällig (§ 551 BGB).',
]

/** The deposit: as many instalments as the plan has, kept apart (§ 551 BGB). */
export function depositClauseDe({ rent, stay }: ContractFacts): Clause {
  const instalments = INSTALMENTS_DE[depositInstalmentDays(stay).length - 1]

  return {
    title: 'Kaution',
    paragraphs: [
      `Der Mieter leistet eine Kaution von ${formatEuro(rent.deposit, 'de')}. ${instalments}`,
      'Der Vermieter legt sie getrennt von seinem Vermögen an und gibt sie nach Ende der Mietzeit mit Zinsen zurück, soweit er keine Ansprüche aus dem Mietverhältnis hat.',
    ],
  }
}

/** The instruction on withdrawal after the model of annex 1 to article 246a § 1 (2) EGBGB, with its form. */
export function withdrawalDe({ landlord, stay, flat, number }: ContractFacts): Clause[] {
  const to = [landlord.name, landlord.address, landlord.email].filter(Boolean).join(', ')

  return [
    {
      title: 'Widerrufsbelehrung',
      paragraphs: [
        'Widerrufsrecht: Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
        `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${to}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
        'Folgen des Widerrufs: Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
        'Haben Sie verlangt, dass die Leistung während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zum Widerruf bereits erbrachten Leistung im Vergleich zum Gesamtumfang entspricht.',
        'Das Widerrufsrecht besteht nicht, wenn Sie die Wohnung vor Vertragsschluss besichtigt haben (§ 312 Abs. 4 Satz 2 BGB).',
      ],
    },
    {
      title: 'Muster-Widerrufsformular',
      paragraphs: [
        'Wenn Sie den Vertrag widerrufen wollen, füllen Sie dieses Formular aus und senden Sie es zurück.',
        `An: ${to}`,
        `Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag Nr. ${number} über die Miete der Wohnung ${flat.address} ab ${formatDay(stay.from)}.`,
        '(*) Unzutreffendes streichen.',
      ],
      blanks: [
        ['Vertrag geschlossen am'],
        ['Name des/der Mieter(s)'],
        ['Anschrift des/der Mieter(s)'],
        [''],
        ['Datum', 'Unterschrift (nur bei Mitteilung auf Papier)'],
      ],
    },
  ]
}
