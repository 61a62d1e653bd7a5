import { getDemand } from '@domizil/api'
import { FETCH_DELAY_MS, queryOf, useMoney, useQuery, useSay, useSession } from '@domizil/app-kit'
import { cityNameIn, type Locale } from '@domizil/domain'
import { Users } from '@domizil/ui/icons'
import { useIntl } from 'react-intl'
import styles from './demand-hint.module.css'

const MOST_PLACES = 6
const MOST_SHOWN = 3

/**
 * What people look for in the places of a landlord, for example "14 people look for a flat in Pankow, most of them with
 * 2 bedrooms or more. Half of them pay up to €1,200 a month." Nothing is shown for places where few people look, before the landlord has signed in, or if loading fails:
 * pages work without it.
 */
export function DemandHint({ places }: { places: readonly (string | null | undefined)[] }) {
  const intl = useIntl()
  const say = useSay()
  const money = useMoney()
  const { status } = useSession()
  const asked = [...new Set(places.map((place) => place?.trim() ?? ''))].filter(Boolean).slice(0, MOST_PLACES)
  const demand = useQuery(queryOf(getDemand, { query: { place: asked } }), {
    isEnabled: status === 'authenticated' && asked.length > 0,
    delayMs: FETCH_DELAY_MS,
  })
  if (!demand.data || demand.data.length === 0) return null

  return (
    <aside className={styles.hint} aria-label={say('demand.title')}>
      <Users size={18} />
      <ul>
        {demand.data.slice(0, MOST_SHOWN).map(({ place, people, bedrooms, priceMax }) => (
          <li key={place}>
            {say('demand.hint', {
              place: cityNameIn(intl.locale as Locale, place),
              people,
              bedrooms: bedrooms ?? 0,
              priceMax: priceMax ?? 0,
              price: money(priceMax ?? 0),
            })}
          </li>
        ))}
      </ul>
    </aside>
  )
}
