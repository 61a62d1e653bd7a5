// proves 21.62
import { expect, test } from '@jest/globals'
import { createIntl } from 'react-intl'
import texts from '../../../../messages/de.ts'
import { anAdminReport } from '../../../testing/report-row.ts'
import type { ListFilter } from '../list-description.ts'
import { germanSpreadsheet } from './german-spreadsheet.ts'

const intl = createIntl({ locale: 'de', messages: texts })
const INVOICE = {
  number: 'RE-2026-000003',
  recipient: 'Otto; Owner',
  recipientId: '0d6e',
  issued: '2026-11-01',
  net: 218.5,
  status: 'OVERDUE',
}
const STATUS: ListFilter[] = [{ id: 'status', codes: [], wordOf: (code) => `invoiceStatus.${code}` }]

/** From the bytes, as Blob's own text has no byte order mark. */
async function linesOf(rows: readonly Record<string, unknown>[], filters: readonly ListFilter[] = STATUS) {
  const bytes = await germanSpreadsheet(rows, filters, intl).arrayBuffer()
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')
  return lines.slice(0, -1)
}

test('the German spreadsheet has semicolons, decimal commas, German dates, and words instead of codes and ids', async () => {
  expect(await linesOf([INVOICE])).toEqual([
    '\uFEFFNummer;Empfänger;Ausgestellt;Netto;Status',
    `RE-2026-000003;"Otto; Owner";01.11.2026;218,5;${texts['invoiceStatus.OVERDUE']}`,
  ])
})

test.each([
  ['a formula', { title: '=HYPERLINK("x")' }, `"'=HYPERLINK(""x"")"`],
  ['a text with a minus', { title: '-2+3' }, "'-2+3"],
  ['a text that is also the name of a code', { title: 'LOFT' }, 'LOFT'],
  ['a negative number', { net: -12.5 }, '-12,5'],
  ['nothing', { city: null }, ''],
  ['yes or no', { commercial: true }, 'Ja'],
  ['a moment', { created: '2026-11-20T12:40:00.000Z' }, '20.11.2026 13:40'],
  ['why a booking ended', { cancelReason: 'LANDLORD_DECLINED' }, texts['cancelReason.LANDLORD_DECLINED']],
  [
    'ratings',
    { categories: { communication: 5, value: 4.5 } },
    `${texts['reviewCategory.communication']}: 5, ${texts['reviewCategory.value']}: 4,5`,
  ],
  [
    'filters',
    { filters: { houseRules: ['PETS_ALLOWED'], priceMax: 1200, startDate: '2026-12-01' } },
    `${texts['filterName.startDate']}: 01.12.2026, Bis 1.200\u00A0€, ${texts['flatField.houseRules.PETS_ALLOWED']}`,
  ],
  ['the state of a flat', { before: { status: 'IN_REVIEW' }, subjectType: 'FLAT' }, 'Status: In Prüfung'],
])('a cell with %s is written in words, without codes or formulas', async (_what, row, cell) => {
  const [, line] = await linesOf([row], [])

  expect(line?.split(';')[0]).toBe(cell)
})

test('no two columns of the reports have the same name', async () => {
  const [head = ''] = await linesOf([{ ...anAdminReport() }])

  const names = head.split(';')
  expect(names).toEqual([...new Set(names)])
})

test('an export without rows has no columns', async () => {
  expect(await linesOf([])).toEqual(['\uFEFF'])
})
