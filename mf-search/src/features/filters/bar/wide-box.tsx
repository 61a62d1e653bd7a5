import { useLocale } from '@domizil/app-kit'
import { localePath } from '@domizil/domain'
import { searchPath } from '@domizil/links'
import { ChevronDown, Search } from '@domizil/ui/icons'
import { Button, Popover } from '@domizil/ui/parts'
import type { SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LazyDateFields } from '../../../lib/dates/lazy-date-fields.tsx'
import { stayText } from '../../../lib/filter-labels.ts'
import type { QueryProps } from '../query-props.ts'
import styles from './bar.module.css'
import { PersonsField } from './persons-field.tsx'
import { PlaceField, usePlaceSearch } from './place-field.tsx'

/** Where, when and for how many, beside each other. The stay and the persons take effect at once. */
export function WideBox(props: QueryProps) {
  const { query, change } = props
  const locale = useLocale()
  const place = usePlaceSearch(props)
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    place.search(place.term)
  }

  return (
    // The address is for browsers without scripts.
    <form
      className={styles.box}
      role="search"
      action={localePath(locale, searchPath())}
      onSubmit={handleSubmit}
    >
      <div className={styles.where}>
        <PlaceField bare query={query} place={place} />
      </div>
      <StayPart query={query} change={change} />
      <div className={styles.persons}>
        <PersonsField query={query} change={change} />
      </div>
      <Button
        type="submit"
        variant="primary"
        busy={place.isLocating}
        icon={<Search size={17} aria-hidden="true" />}
      >
        <FormattedMessage id="place.search" />
      </Button>
    </form>
  )
}

function StayPart({ query, change }: QueryProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'dates.stay' })
  const text = stayText(query, intl)

  return (
    <div className={styles.stay}>
      <Popover
        label={label}
        width="wide"
        trigger={(trigger) => (
          <button type="button" {...trigger} className={styles.part}>
            <span className={styles.label}>{label}</span>
            <span className={text ? styles.value : styles.open}>
              <span>{text || <FormattedMessage id="dates.anyTime" />}</span>
              <ChevronDown size={14} aria-hidden="true" />
            </span>
          </button>
        )}
      >
        <LazyDateFields query={query} change={change} />
      </Popover>
    </div>
  )
}
