// proves 22.3, 7.46, 11.6, 16.23, 21.15, 21.80, 22.60
import { readFile } from 'node:fs/promises'
import { REASONS_OF_STAY, type ReasonOfStay } from '@domizil/domain'
import { expect, test } from '@jest/globals'
import { readPdf } from '../../testing/read-pdf.ts'
import type { ContractFacts } from './contract-facts.ts'
import { CONTRACT_WORDS_DE, CONTRACT_WORDS_EN } from './contract-words.ts'
import { sampleFacts } from './sample-service.ts'
import { writeContract } from './write-contract.ts'

const MAKING = { productName: 'Domizil', createdAt: new Date('2027-03-10T12:00:00Z') }

const aContract = (change: Partial<ContractFacts> = {}): ContractFacts => ({
  ...sampleFacts(true),
  number: 'B-000007',
  payments: null,
  isHandSigned: false,
  landlord: {
    name: 'Jürgen Müller',
    address: 'Lindenallee 5, 10115 Berlin',
    email: 'j@example.org',
    phone: '+493011111111',
    isCommercial: false,
  },
  tenant: { name: 'Zoë Παπαδόπουλος', address: null, email: 'z@example.org', phone: null, isConsumer: true },
  ...change,
})
const read = async (change: Partial<ContractFacts> = {}) => {
  const { text, ...rest } = await readPdf(await writeContract(aContract(change), MAKING))
  return { ...rest, text: text.replace(/\s+/g, ' ') }
}

test('a German contract names both parties, the flat, the days and the amounts, in German and English', async () => {
  const { text, languages, roles } = await read()

  expect(text).toContain('Mietvertrag über möblierten Wohnraum')
  expect(text).toContain('Jürgen Müller Lindenallee 5, 10115 Berlin j@example.org · +493011111111')
  expect(text).toContain('Zoë Παπαδόπουλος')
  expect(text).toContain('beginnt am 15.03.2027 und endet am 14.09.2027')
  expect(text).toContain('1.200 € im Monat')
  expect(text).toContain('2.400 €')
  expect(text).toContain('begins on 15.03.2027')
  expect(languages).toContain('en-GB')
  expect(roles.filter((role) => role === 'H2')).toHaveLength(9)
})

test('the text for phones has every word of the pages in order, without the footer', async () => {
  const { payments } = sampleFacts(true)
  const written = await readPdf(await writeContract(aContract({ payments }), MAKING))
  const words = (text: string) => text.split(/\s+/).filter(Boolean)

  for (const [at, blocks] of written.blocks.entries()) {
    const told = (blocks ?? []).flatMap((block) =>
      block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells) : [block.text],
    )
    const page = words(written.texts[at] ?? '')
    const foot = page.findLastIndex((word) => word === 'Domizil')

    expect(words(told.join('\n')).join('')).toBe(page.slice(0, foot).join(''))
  }
  expect(written.blocks.length).toBeGreaterThan(1)
})

test('a contract with a tenant’s pets against the house rules has the landlord’s consent', async () => {
  const { stay } = aContract()

  const { text } = await read({ stay: { ...stay, hasPets: true } })

  expect(text).toContain(
    'Der Vermieter stimmt der Haltung der Haustiere zu, mit denen der Mieter angefragt hat.',
  )
  expect(text).toContain('The landlord consents to the pets that the tenant has asked for.')
  expect((await read()).text).not.toContain('stimmt der Haltung')
})

test('the payment plan names the account, and each payment with its day, amount and reference', async () => {
  const payments: ContractFacts['payments'] = {
    holder: 'Jürgen Müller',
    iban: 'DE89370400440532013000',
    entries: [
      { kind: 'DEPOSIT', dueOn: '2027-03-15', amountCents: 80_000, reference: 'B-000007-1', period: null },
      {
        kind: 'RENT',
        dueOn: '2027-03-17',
        amountCents: 68_000,
        reference: 'B-000007-2',
        period: { from: '2027-03-15', to: '2027-03-31' },
      },
    ],
  }

  const { text } = await read({ payments })
  const english = await read({ payments, isGerman: false })

  expect(text).toContain('Jürgen Müller, IBAN DE89 3704 0044 0532 0130 00.')
  expect(text).toContain('Verwendungszweck / Reference')
  expect(text).toMatch(/15\.03\.2027 Kaution \/ Deposit 800,00 € B-000007-1/)
  expect(text).toMatch(/17\.03\.2027 Miete \/ Rent 15\.03\.2027 – 31\.03\.2027 680,00 € B-000007-2/)
  expect(english.text).toContain('on the first day of each calendar month')
  expect(english.text).not.toContain('Miete')
})

test.each([4, 6, 12])(
  'a plan of %s payments is on one page, below its heading and the account',
  async (months) => {
    const entries = Array.from({ length: months }, (_, index) => ({
      kind: 'RENT' as const,
      dueOn: '2027-03-17',
      amountCents: 68_000,
      reference: `B-000007-${index}`,
      period: { from: '2027-03-15', to: '2027-03-31' },
    }))

    const { texts } = await read({
      payments: { holder: 'Jürgen Müller', iban: 'DE89370400440532013000', entries },
    })

    const pages = texts.filter((text) => text.includes('B-000007-'))
    expect(pages.map((text) => text.match(/B-000007-\d/g)?.length)).toEqual([months])
    expect(pages[0]).toContain('Zahlungsplan')
  },
)

test('the payment plan of a short stay has no page of its own', async () => {
  const entries = Array.from({ length: 4 }, (_, index) => ({
    kind: 'DEPOSIT' as const,
    dueOn: '2027-03-17',
    amountCents: 68_000,
    reference: `B-000007-${index}`,
    period: null,
  }))
  const account = { holder: 'Jürgen Müller', iban: 'DE89370400440532013000' }

  const { pages } = await read({ payments: { ...account, entries } })

  expect(pages).toBe((await read()).pages)
})

test('a contract abroad is in English and names no German law', async () => {
  const { text } = await read({ isGerman: false, tenancyBasis: 'FIXED_TERM', tenancyReason: null })

  expect(text).toContain('Rental contract for a furnished flat')
  expect(text).toContain('The term is fixed.')
  expect(text).not.toMatch(/BGB|Mietvertrag|null/)
})

test('the English text below a German one says the same about interest and staying on', async () => {
  const { text } = await read()

  expect(text).toContain('mit Zinsen zurück')
  expect(text).toContain('after the term, with interest, as far as')
  expect(text.match(/§ 545 BGB/g)).toHaveLength(2)
})

test('the purpose of a temporary use is in the contract, in the landlord’s words or as a usual reason', async () => {
  expect((await read()).text).toContain('Zweck: befristetes berufliches Projekt.')
  expect((await read({ tenancyReason: 'Dreharbeiten am Müggelsee' })).text).toContain(
    'Zweck: Dreharbeiten am Müggelsee.',
  )
})

test('the English text below a German one quotes what the landlord has typed', async () => {
  const typed = { tenancyReason: 'Dreharbeiten am Müggelsee' }

  expect((await read(typed)).text).toContain('in the landlord’s words “Dreharbeiten am Müggelsee”.')
  expect((await read({ ...typed, isGerman: false })).text).toContain('Purpose: Dreharbeiten am Müggelsee.')
})

test('the overview has the rent of a month', async () => {
  expect((await read()).text).toContain('Miete 1.200 € im Monat')
  expect((await read({ isGerman: false })).text).toContain('Rent €1,200 a month')
})

test.each(['de', 'en'])(
  'the dialog for an offer and the contract use the same words for a purpose (%s)',
  async (language) => {
    const file = new URL(`../../../../../../mf-bookings/messages/${language}.json`, import.meta.url)
    const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
    const { clauses } = language === 'de' ? CONTRACT_WORDS_DE : CONTRACT_WORDS_EN
    const said = (tenancyReason: ReasonOfStay) =>
      clauses(aContract({ tenancyReason })).flatMap(({ paragraphs }) => paragraphs)

    const differing = REASONS_OF_STAY.filter(
      (reason) =>
        !said(reason)
          .join(' ')
          .includes(`: ${messages[`contract.purpose.${reason}`]}.`),
    )

    expect(differing).toEqual([])
  },
)

test('a fixed term has its reason and the written form in the contract', async () => {
  const { text } = await read({ tenancyBasis: 'FIXED_TERM', tenancyReason: 'OWN_USE', isHandSigned: true })

  expect(text).toContain('nach § 575 BGB befristet')
  expect(text).toContain('für sich, seine Familie')
  expect(text).toContain('eigenhändig unterschrieben')
  expect(text).toContain('Unterschriften')
})

test('the right of withdrawal is in contracts of a business with a consumer only', async () => {
  const landlord = { ...aContract().landlord, isCommercial: true }
  const tenant = { ...aContract().tenant, isConsumer: false }
  const isTold = async (change: Partial<ContractFacts>) => {
    const { text } = await read(change)
    return [text.includes('Widerrufsbelehrung'), text.includes('Model withdrawal form')]
  }

  expect(await isTold({ landlord })).toEqual([true, true])
  expect(await isTold({})).toEqual([false, false])
  expect(await isTold({ landlord, tenant })).toEqual([false, false])
})

test('the withdrawal form is on a page of its own, with a line for each handwritten entry', async () => {
  const landlord = { ...aContract().landlord, isCommercial: true }
  const { texts, blocks } = await readPdf(await writeContract(aContract({ landlord }), MAKING))

  const form = texts.findIndex((text) => text.startsWith('Muster-Widerrufsformular'))
  expect(form).toBe(texts.length - 1)
  expect(texts[form]).not.toMatch(/__|Widerrufsbelehrung/)
  expect(blocks[form]?.map((block) => (block.kind === 'table' ? '' : block.text))).toEqual(
    expect.arrayContaining([
      'Vertrag geschlossen am / Contract concluded on',
      'Name des/der Mieter(s) / Name of the tenant(s)',
      'Anschrift des/der Mieter(s) / Address of the tenant(s)',
      'Datum / Date',
    ]),
  )
})

test('the page before the form has the whole instruction, however long the payment plan is', async () => {
  const landlord = { ...aContract().landlord, isCommercial: true }
  const entry = {
    kind: 'RENT',
    dueOn: '2027-03-17',
    amountCents: 68_000,
    reference: '',
    period: null,
  } as const
  const lengths = Array.from({ length: 12 }, (_, index) => index + 1)

  const before = await Promise.all(
    lengths.map(async (length) => {
      const entries = Array.from({ length }, () => entry)
      const payments = { holder: 'Jürgen Müller', iban: 'DE89370400440532013000', entries }
      return (await read({ landlord, payments })).texts.at(-2) ?? ''
    }),
  )

  expect(before.map((page) => page.includes('Widerrufsbelehrung'))).toEqual(lengths.map(() => true))
})

test('the page numbers include the page of signatures, unless the contract is signed by hand', async () => {
  expect((await read()).numbers).toEqual(['1 / 3', '2 / 3'])
  expect((await read({ isHandSigned: true })).numbers).toEqual(['1 / 2', '2 / 2'])
})

test('internet access is part of the rent only if the flat has it', async () => {
  const without = await read({ flat: { ...sampleFacts(true).flat, hasInternet: false } })
  const { text } = await read()

  expect(text).toContain('Strom, Heizung und Internetzugang enthalten')
  expect(text).toContain('electricity, heating and internet access.')
  expect(without.text).toContain('Nebenkosten, Strom und Heizung enthalten')
  expect(without.text).not.toMatch(/internet/i)
})

test.each([true, false])('the sample has the same text as a contract (German law: %s)', (isGerman) => {
  const words = isGerman ? CONTRACT_WORDS_DE : CONTRACT_WORDS_EN
  const paragraphsOf = (facts: ContractFacts) => words.clauses(facts).flatMap(({ paragraphs }) => paragraphs)
  const sample = sampleFacts(isGerman)
  const said = paragraphsOf(sample).join(' ')
  const kinds = sample.payments?.entries.map(({ kind }) => kind) ?? []

  const byHand = paragraphsOf({ ...sample, isHandSigned: true })
  const electronic = paragraphsOf({ ...sample, isHandSigned: false })

  expect([...byHand, ...electronic].filter((paragraph) => !said.includes(paragraph))).toEqual([])
  expect(kinds.filter((kind) => kind === 'DEPOSIT')).toHaveLength(isGerman ? 3 : 1)
})

test('the deposit has at most as many instalments as the stay has months', async () => {
  const until = async (to: string) => (await read({ stay: { ...sampleFacts(true).stay, to } })).text

  expect(await until('2027-09-14')).toContain('in drei gleichen monatlichen Teilzahlungen')
  const ofTwo = await until('2027-05-14')
  expect([ofTwo.includes('in zwei gleichen'), ofTwo.includes('in two equal')]).toEqual([true, true])
  const ofOne = await until('2027-04-14')
  expect([ofOne.includes('Sie ist zu Beginn der Mietzeit fällig.'), ofOne.includes('§ 551')]).toEqual([
    true,
    false,
  ])
})

test('a contract without a deposit does not mention one', async () => {
  const { text } = await read({ rent: { perMonth: 1000, total: 6000, deposit: 0 } })

  expect(text).not.toContain('leistet eine Kaution')
})
