import { depositInstalmentDays, formatDay } from '@domizil/domain'
import type { Clause, ContractFacts, ContractWords, PurposeWords } from './contract-facts.ts'
import { formatEuro } from '../../foundation/kernel/index.ts'

const INSTALMENTS_DE = [
  'Sie ist zu Beginn der Mietzeit fällig.',
  'Er darf sie in zwei gleichen monatlichen Teilzahlungen leisten; die erste ist zu Beginn der Mietzeit fällig (§ 551 BGB).',
  'Er darf sie in drei gleichen monatlichen Teilzahlungen leisten; die erste ist zu Beginn der Mietzeit fällig (§ 551 BGB).',
]

const PURPOSES: PurposeWords = {
  WORK_PROJECT: 'befristetes berufliches Projekt',
  NEW_JOB: 'Antritt einer neuen Stelle',
  STUDY: 'Studium',
  INTERNSHIP: 'Praktikum',
  RELOCATION: 'Umzug und Wohnungssuche',
  RENOVATION: 'Renovierung der eigenen Wohnung',
  FAMILY: 'familiärer Aufenthalt',
  OTHER: 'vorübergehender Aufenthalt',
  OWN_USE:
    'Der Vermieter will die Wohnung danach für sich, seine Familie oder Angehörige seines Haushalts nutzen.',
  REBUILDING:
    'Der Vermieter will die Wohnung danach beseitigen oder so wesentlich verändern oder instand setzen, dass die Arbeiten durch eine Fortsetzung des Mietverhältnisses erheblich erschwert würden.',
  EMPLOYEE_HOUSING:
    'Der Vermieter will die Wohnung danach an eine zur Dienstleistung verpflichtete Person vermieten.',
}

/** The contract in German: the binding version for flats in Germany. */
export const CONTRACT_WORDS_DE: ContractWords = {
  title: 'Mietvertrag über möblierten Wohnraum',
  number: 'Vertrag Nr.',
  landlord: 'Vermieter',
  tenant: 'Mieter',
  flat: 'Wohnung',
  stay: 'Mietzeit',
  rent: 'Miete',
  perMonth: 'im Monat',
  deposit: 'Kaution',
  unknownAddress: 'Anschrift: ______________________________',
  sample: 'Muster',
  signatures: 'Unterschriften',
  placeAndDate: 'Ort und Datum',
  payments: {
    title: 'Zahlungsplan',
    account: 'Alle Zahlungen gehen an {holder}, IBAN {iban}.',
    day: 'Fällig am',
    payment: 'Zahlung',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
    kinds: { RENT: 'Miete', DEPOSIT: 'Kaution' },
  },
  clauses: (facts) => [
    flatClause(facts),
    stayClause(facts),
    rentClause(facts),
    ...(facts.rent.deposit > 0 ? [depositClauseDe(facts)] : []),
    usageClause(facts),
    {
      title: 'Übergabe und Mängel',
      paragraphs: [
        'Die Wohnung wird am ersten Tag der Mietzeit möbliert, gereinigt und gebrauchsfähig übergeben. Zustand, Zählerstände und Schlüssel halten die Parteien in einem Übergabeprotokoll fest.',
        'Mängel zeigt der Mieter unverzüglich an. Der Vermieter beseitigt sie in angemessener Frist.',
      ],
    },
    {
      title: 'Rückgabe',
      paragraphs: [
        'Am letzten Tag der Mietzeit gibt der Mieter die Wohnung geräumt, besenrein und mit allen Schlüsseln zurück. Für gewöhnliche Abnutzung haftet er nicht.',
      ],
    },
    endClause(facts),
    {
      title: 'Schlussbestimmungen',
      paragraphs: [
        'Nebenabreden bestehen nicht. Änderungen bedürfen der Textform, soweit das Gesetz keine strengere Form verlangt. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.',
        'Verbindlich ist die deutsche Fassung. Die englische Fassung dient dem Verständnis.',
      ],
    },
  ],
  withdrawal: withdrawalDe,
}

function flatClause({ flat }: ContractFacts): Clause {
  return {
    title: 'Mietsache',
    paragraphs: [
      `Der Vermieter vermietet dem Mieter die möblierte Wohnung ${flat.address} mit etwa ${flat.size.toLocaleString('de')} m² Wohnfläche und ${flat.rooms} ${flat.rooms === 1 ? 'Wohn- oder Schlafraum' : 'Wohn- und Schlafräumen'}. Sie darf von höchstens ${flat.maxPerson} ${flat.maxPerson === 1 ? 'Person' : 'Personen'} bewohnt werden.`,
    ],
  }
}

function stayClause({ stay, tenancyBasis, tenancyReason }: ContractFacts): Clause {
  const reason = PURPOSES[tenancyReason as keyof PurposeWords] ?? tenancyReason
  const why =
    tenancyBasis === 'TEMPORARY_USE'
      ? `Die Wohnung wird nur zum vorübergehenden Gebrauch vermietet (§ 549 Abs. 2 Nr. 1 BGB). Zweck: ${reason}.`
      : `Das Mietverhältnis ist nach § 575 BGB befristet. Grund der Befristung: ${reason}`

  return {
    title: 'Mietzeit',
    paragraphs: [
      `Das Mietverhältnis beginnt am ${formatDay(stay.from)} und endet am ${formatDay(stay.to)}, ohne dass es einer Kündigung bedarf. Erster und letzter Tag gehören dazu.`,
      why,
      'Setzt der Mieter den Gebrauch danach fort, verlängert sich das Mietverhältnis nicht; § 545 BGB gilt nicht.',
    ],
  }
}

function rentClause({ rent, flat }: ContractFacts): Clause {
  const costs = flat.hasInternet ? 'Strom, Heizung und Internetzugang' : 'Strom und Heizung'

  return {
    title: 'Miete',
    paragraphs: [
      `Die Miete beträgt ${formatEuro(rent.perMonth, 'de')} im Monat, für die gesamte Mietzeit ${formatEuro(rent.total, 'de')}. Tage, die keinen vollen Monat ergeben, werden mit je einem Dreißigstel berechnet. Der Zahlungsplan teilt die Miete nach Kalendermonaten auf; die letzte Zahlung gleicht den Unterschied aus.`,
      `In der Miete sind alle Betriebs- und Nebenkosten, ${costs} enthalten. Sie ist monatlich im Voraus bis zum dritten Werktag zu zahlen.`,
    ],
  }
}

function usageClause({ flat, stay }: ContractFacts): Clause {
  const smoking = flat.houseRules.includes('SMOKING_ALLOWED')
    ? 'Rauchen ist in der Wohnung erlaubt.'
    : 'In der Wohnung wird nicht geraucht.'
  const needConsent = stay.hasPets
    ? 'Der Vermieter stimmt der Haltung der Haustiere zu, mit denen der Mieter angefragt hat. Weitere Haustiere bedürfen seiner Zustimmung; Kleintiere sind erlaubt.'
    : 'Haustiere bedürfen der Zustimmung des Vermieters; Kleintiere sind erlaubt.'
  const pets = flat.houseRules.includes('PETS_ALLOWED') ? 'Haustiere sind erlaubt.' : needConsent

  return {
    title: 'Gebrauch der Wohnung',
    paragraphs: [
      `Die Wohnung wird von ${stay.persons} ${stay.persons === 1 ? 'Person' : 'Personen'} bewohnt. ${smoking} ${pets}`,
      'Eine Untervermietung bedarf der Zustimmung des Vermieters. Die Hausordnung ist zu beachten.',
    ],
  }
}

function endClause({ isHandSigned }: ContractFacts): Clause {
  return {
    title: 'Kündigung und Form',
    paragraphs: [
      'Während der Mietzeit ist die ordentliche Kündigung ausgeschlossen. Das Recht zur außerordentlichen Kündigung aus wichtigem Grund bleibt unberührt.',
      formOf(isHandSigned),
    ],
  }
}

function formOf(isHandSigned: boolean | null): string {
  const byHand =
    'Dieser Vertrag bedarf der Schriftform (§§ 550, 575 BGB). Er wird gedruckt und von beiden Parteien eigenhändig unterschrieben.'
  const electronic =
    'Dieser Vertrag wird elektronisch geschlossen. Als Unterschrift gelten der eingegebene Name, der Zeitpunkt und die Prüfsumme dieses Dokuments. Seine letzte Seite nennt beide Unterschriften; sie wird angefügt, sobald beide unterschrieben haben.'
  if (isHandSigned !== null) return isHandSigned ? byHand : electronic

  return `Bei einer Mietzeit von mehr als zwölf Monaten oder einer Befristung nach § 575 BGB: ${byHand} In allen anderen Fällen: ${electronic}`
}

/** The deposit: as many instalments as the plan has, kept apart (§ 551 BGB). */
function depositClauseDe({ rent, stay }: ContractFacts): Clause {
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
function withdrawalDe({ landlord, stay, flat, number }: ContractFacts): Clause[] {
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
