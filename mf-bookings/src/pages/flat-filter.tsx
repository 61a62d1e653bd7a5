import { useLocale } from '@domizil/app-kit'
import type { OwnFlat } from '@domizil/api'
import { useNavigate, useSearchParams } from '@domizil/app-kit/router'
import { cityNameIn } from '@domizil/domain'
import { chooseBookingsPath, flatBookingsPath } from '@domizil/links'
import { SelectField, Skeleton } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { tabSearch, useTab } from './page-tabs.tsx'
import styles from './page.module.css'
import { useOwnFlats } from './own-flat-titles.ts'

const ALL = ''
/** The height of the field with its label: nothing below it moves when the flats are known. */
const HEIGHT = '65px'

/** Narrows the page to one flat; those with requests that wait for the landlord say how many. Hidden for landlords of a single flat. */
export function FlatFilter({ flatId }: { flatId: number | undefined }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const tab = useTab()
  const [search] = useSearchParams()
  const { flats, isPending, titleOf } = useOwnFlats()
  const locale = useLocale()
  if (isPending) return <Skeleton height={HEIGHT} />
  if (flats.length < 2) return null

  const wordsOf = (flat: OwnFlat) =>
    intl.formatMessage(
      { id: 'flatFilter.flat' },
      { title: titleOf(flat), city: cityNameIn(locale, flat.address.city), count: flat.openRequestCount },
    )
  const choose = (value: string) => {
    const pathname = value === ALL ? chooseBookingsPath() : flatBookingsPath(Number(value))
    void navigate({ pathname, search: tabSearch(search, tab) })
  }

  return (
    <div className={styles.filter}>
      <SelectField
        label={intl.formatMessage({ id: 'flatFilter.label' })}
        value={flatId === undefined ? ALL : String(flatId)}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={ALL}>{intl.formatMessage({ id: 'flatFilter.all' }, { count: flats.length })}</option>
        {flats.map((flat) => (
          <option key={flat.id} value={flat.id}>
            {wordsOf(flat)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
