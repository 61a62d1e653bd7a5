import { type LandlordYear as Year, readLandlordYear } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { useSearchParams } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import { yearOf } from '@domizil/domain'
import { SelectField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { Loaded } from '../../lib/loaded.tsx'
import { FlatTable } from './flat-table.tsx'
import { MonthTable } from './month-table.tsx'
import { flatsOf, monthsOf, yearOfFlat } from './year-of-flats.ts'
import { YearFiles } from './year-files.tsx'
import { YearTiles } from './year-tiles.tsx'
import styles from './year.module.css'

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
  const intl = useIntl()
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
          label={intl.formatMessage({ id: 'year.label' })}
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
