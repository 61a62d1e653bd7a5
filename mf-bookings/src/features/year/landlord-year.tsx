import { type LandlordYear as Year, readLandlordYear, readLandlordYearFile } from '@domizil/api'
import { queryOf, useQuery, useSay } from '@domizil/app-kit'
import { Link, useSearchParams } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import { yearOf } from '@domizil/domain'
import { flatBookingsPath } from '@domizil/links'
import { SelectField, TextField } from '@domizil/ui/parts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Loaded } from '../../lib/loaded.tsx'
import styles from './year.module.css'
import { DownloadButton } from '../../lib/download-button.tsx'
import { euro } from '../../lib/euro.ts'

const ACCOUNT_CHARTS = ['SKR03', 'SKR04'] as const

const MONTH_COLUMNS = ['due', 'received', 'open'] as const

interface LandlordYearProps {
  /** The flat that the figures are narrowed to; left out, all of the caller's flats. */
  flatId?: number
  /** The caller's flats. */
  flats: readonly { readonly id: number; readonly title: string }[]
}

/** The year in the URL. */
export const YEAR_PARAM = 'year'

/** The years before the current one that can be chosen. */
const YEARS_BACK = 4

/** What a landlord's flats earn in a year, and what becomes of requests. */
export function LandlordYear({ flatId, flats }: LandlordYearProps) {
  const say = useSay()
  const current = yearOf(useToday())
  const [search, setSearch] = useSearchParams()
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, at) => current + 1 - at)
  const year = years.find((one) => String(one) === search.get(YEAR_PARAM)) ?? current
  const query = useQuery(queryOf(readLandlordYear, { query: { year } }))

  const choose = (chosen: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      after.set(YEAR_PARAM, chosen)
      return after
    })

  return (
    <div className={styles.year}>
      <div className={styles.choice}>
        <SelectField
          label={say('year.label')}
          value={String(year)}
          onChange={({ target }) => choose(target.value)}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      </div>
      <Loaded query={query}>
        {(all) => (
          <Figures
            year={flatId === undefined ? all : yearOfFlat(all, flatId)}
            flats={flatId === undefined ? flats : []}
          />
        )}
      </Loaded>
      {flatId === undefined && <YearFiles year={year} />}
    </div>
  )
}

function Figures({ year, flats }: { year: Year; flats: LandlordYearProps['flats'] }) {
  const months = monthsOf(year)
  const perFlat = flatsOf(
    year,
    flats.map(({ id }) => id),
  )

  return (
    <>
      <YearTiles flats={perFlat} />
      <MonthTable months={months} />
      {flats.length > 1 && <FlatTable rows={perFlat} flats={flats} />}
    </>
  )
}

/** The sums of the year. */
function YearTiles({ flats }: { flats: readonly FlatYear[] }) {
  const intl = useIntl()
  const say = useSay()
  const sumOf = (name: 'due' | 'received' | 'open' | 'requests' | 'contracts') =>
    flats.reduce((sum, flat) => sum + flat[name], 0)
  const tiles = [
    { id: 'due', value: euro(intl, sumOf('due')) },
    { id: 'received', value: euro(intl, sumOf('received')) },
    { id: 'open', value: euro(intl, sumOf('open')) },
    { id: 'contracts', value: intl.formatNumber(sumOf('contracts')) },
  ] as const

  return (
    <dl className={styles.tiles}>
      {tiles.map(({ id, value }) => (
        <div key={id}>
          <dt>{say(`year.${id}`)}</dt>
          <dd>{value}</dd>
          {id === 'contracts' && (
            <dd className={styles.hint}>{say('year.ofRequests', { count: sumOf('requests') })}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** The rents of the months of a year that have some. */
function MonthTable({ months }: { months: readonly Rents[] }) {
  const intl = useIntl()
  const say = useSay()
  const shown = months.flatMap((rents, at) =>
    MONTH_COLUMNS.some((column) => rents[column] !== 0) ? { ...rents, at } : [],
  )
  const nameOf = (at: number) => intl.formatDate(Date.UTC(2001, at), { month: 'long', timeZone: 'UTC' })

  return (
    <section aria-labelledby="rents-by-month">
      <h2 id="rents-by-month" className={styles.heading}>
        {say('year.byMonth')}
      </h2>
      <p className={styles.hint}>{say('year.hint')}</p>
      {shown.length < months.length && (
        <p className={styles.hint}>{say('year.emptyMonths', { count: shown.length })}</p>
      )}
      {shown.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say('year.month')}</th>
              {MONTH_COLUMNS.map((column) => (
                <th key={column} scope="col" className={styles.number}>
                  {say(`year.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ at, ...rents }) => (
              <tr key={at}>
                <th scope="row">{nameOf(at)}</th>
                {MONTH_COLUMNS.map((column) => (
                  <td key={column} className={styles.number}>
                    {rents[column] === 0 ? '–' : euro(intl, rents[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface FlatTableProps {
  rows: readonly FlatYear[]
  flats: readonly { readonly id: number; readonly title: string }[]
}

/** What each flat earns, and what becomes of its requests; those without either are folded. */
function FlatTable({ rows, flats }: FlatTableProps) {
  const intl = useIntl()
  const say = useSay()
  const earning = rows.filter(({ due, requests, contracts }) => due + requests + contracts > 0)
  const others = rows.filter((row) => !earning.includes(row))
  const nameOf = ({ flatId }: FlatYear) => {
    const title = flats.find(({ id }) => id === flatId)?.title
    return title === undefined ? (
      say('year.archived', { number: flatId })
    ) : (
      <Link to={flatBookingsPath(flatId)}>{title}</Link>
    )
  }
  const countOf = (count: number) => (count === 0 ? '–' : intl.formatNumber(count))

  return (
    <section aria-labelledby="rents-by-flat">
      <h2 id="rents-by-flat" className={styles.heading}>
        {say('year.byFlat')}
      </h2>
      <table className={`${styles.table} ${styles.flats}`}>
        <thead>
          <tr>
            {(['flat', 'due', 'open', 'requests', 'contracts'] as const).map((column) => (
              <th key={column} scope="col" className={column === 'flat' ? styles.flat : styles.number}>
                {say(`year.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {earning.map((row) => {
            const { flatId, due, open, requests, contracts } = row
            return (
              <tr key={flatId}>
                <th scope="row" className={styles.flat}>
                  {nameOf(row)}
                </th>
                <td className={styles.number}>{due === 0 ? '–' : euro(intl, due)}</td>
                <td className={styles.number}>{open === 0 ? '–' : euro(intl, open)}</td>
                <td className={styles.number}>{countOf(requests)}</td>
                <td className={styles.number}>{countOf(contracts)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{say('year.otherFlats', { count: others.length })}</summary>
          <ul>
            {others.map((row) => (
              <li key={row.flatId}>{nameOf(row)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** The year as files for an accountant: a table, and DATEV's format with what a tax adviser's office knows the client by. */
function YearFiles({ year }: { year: number }) {
  const intl = useIntl()
  const say = useSay()
  const [chart, setChart] = useState<(typeof ACCOUNT_CHARTS)[number]>('SKR03')
  const [numbers, setNumbers] = useState({ consultant: '', client: '' })
  const locale = intl.locale === 'de' || intl.locale === 'es' ? intl.locale : 'en'

  return (
    <section aria-labelledby="year-files">
      <h2 id="year-files" className={styles.heading}>
        {say('year.files')}
      </h2>
      <p className={styles.hint}>{say('year.filesHint')}</p>
      <DownloadButton
        call={readLandlordYearFile}
        input={{ query: { year, format: 'CSV', locale } }}
        name={`Domizil ${year}.csv`}
      >
        {say('year.table')}
      </DownloadButton>
      <details className={styles.others}>
        <summary>{say('year.datev')}</summary>
        <p className={styles.hint}>{say('year.datevHint')}</p>
        <div className={styles.datev}>
          {(['consultant', 'client'] as const).map((name) => (
            <TextField
              key={name}
              label={say(`year.${name}`)}
              inputMode="numeric"
              maxLength={7}
              value={numbers[name]}
              onChange={({ target }) => setNumbers({ ...numbers, [name]: target.value.replace(/\D/g, '') })}
            />
          ))}
          <SelectField
            label={say('year.chart')}
            value={chart}
            onChange={({ target }) => setChart(ACCOUNT_CHARTS.find((one) => one === target.value) ?? 'SKR03')}
          >
            {ACCOUNT_CHARTS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        </div>
        <DownloadButton
          call={readLandlordYearFile}
          input={{
            query: {
              year,
              format: 'DATEV',
              chart,
              ...(numbers.consultant && { consultant: Number(numbers.consultant) }),
              ...(numbers.client && { client: Number(numbers.client) }),
            },
          }}
          name={`EXTF_Domizil_${year}.csv`}
        >
          {say('year.datevFile')}
        </DownloadButton>
      </details>
    </section>
  )
}

/** Sums of rents, in cents. */
interface Rents {
  readonly due: number
  readonly received: number
  readonly open: number
}

/** Sums of rents and requests of one flat. */
interface FlatYear extends Rents {
  readonly flatId: number
  readonly requests: number
  readonly contracts: number
}

const MONTHS = 12

function rentsOf(rents: Year['rents']): Rents {
  return rents.reduce(
    (sum, { dueCents, receivedCents, openCents }) => ({
      due: sum.due + dueCents,
      received: sum.received + receivedCents,
      open: sum.open + openCents,
    }),
    { due: 0, received: 0, open: 0 },
  )
}

/** The sums of each month of the year. */
function monthsOf({ rents }: Year): Rents[] {
  return Array.from({ length: MONTHS }, (_, at) => rentsOf(rents.filter(({ month }) => month === at + 1)))
}

/** The sums of each flat, those that earn most first; of the given flats also those that have nothing. */
function flatsOf({ rents, requests }: Year, known: readonly number[]): FlatYear[] {
  const ids = new Set([
    ...known,
    ...rents.map(({ flatId }) => flatId),
    ...requests.map(({ flatId }) => flatId),
  ])

  return [...ids]
    .map((flatId) => {
      const counts = requests.find((one) => one.flatId === flatId)
      return {
        flatId,
        ...rentsOf(rents.filter((one) => one.flatId === flatId)),
        requests: counts?.requests ?? 0,
        contracts: counts?.contracts ?? 0,
      }
    })
    .toSorted((one, other) => other.due - one.due || other.requests - one.requests)
}

/** The year of one flat alone. */
function yearOfFlat({ rents, requests }: Year, flatId: number): Year {
  const isOfFlat = (one: { flatId: number }) => one.flatId === flatId
  return { rents: rents.filter(isOfFlat), requests: requests.filter(isOfFlat) }
}
