import { useDialog, useLocale } from '@domizil/app-kit'
import { localePath } from '@domizil/domain'
import { searchPath } from '@domizil/links'
import { Search } from '@domizil/ui/icons'
import { Button, Dialog, TextField } from '@domizil/ui/parts'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LazyDateFields } from '../../../lib/dates/lazy-date-fields.tsx'
import { stayText } from '../../../lib/filter-labels.ts'
import type { QueryProps, FiltersProps } from '../query-props.ts'
import { RadiusField } from '../radius-field.tsx'
import styles from './bar.module.css'
import compact from './compact-box.module.css'
import { PersonsField } from './persons-field.tsx'
import { PlaceField, placeholderOf, usePlaceSearch } from './place-field.tsx'

interface CompactBoxProps extends FiltersProps {
  children: ReactNode
  /** Called when the pointer or the focus comes to what stands beside the button. */
  onNear: () => void
}

/** On small screens: place, stay and persons in one button, which opens their fields; `children` stands beside it. */
export function CompactBox({ children, onNear, ...props }: CompactBoxProps) {
  const { isOpen, open, close } = useDialog('where', { pushes: true })

  return (
    <search className={styles.box}>
      <Summary query={props.query} onOpen={() => open()} />
      <noscript>
        <PlaceForm query={props.query} />
      </noscript>
      <div onPointerEnter={onNear} onFocus={onNear}>
        {children}
      </div>
      {isOpen && <WhereDialog {...props} onClose={close} />}
    </search>
  )
}

function Summary({ query, onOpen }: Pick<QueryProps, 'query'> & { onOpen: () => void }) {
  const intl = useIntl()
  const { term, persons } = query
  const stay = [
    stayText(query, intl) || intl.formatMessage({ id: 'dates.anyTime' }),
    persons && intl.formatMessage({ id: 'persons.count' }, { count: persons }),
  ]

  return (
    <button type="button" className={compact.summary} aria-haspopup="dialog" onClick={onOpen}>
      <Search size={20} aria-hidden="true" />
      <span className={compact.lines}>
        <span className="visually-hidden">
          <FormattedMessage id="place.title" />
        </span>
        <span className={compact.place}>{term || <FormattedMessage id={placeholderOf(query)} />}</span>
        <span className={compact.stay}>{stay.filter(Boolean).join(' · ')}</span>
      </span>
    </button>
  )
}

/** For browsers without scripts. */
function PlaceForm({ query }: Pick<QueryProps, 'query'>) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'place.where' })

  return (
    <form className={compact.form} action={localePath(useLocale(), searchPath())}>
      <TextField hideLabel label={label} placeholder={label} name="q" defaultValue={query.term} />
      <Button type="submit">
        <FormattedMessage id="place.search" />
      </Button>
    </form>
  )
}

/** Closing it by its button searches the place as it is typed; the other fields have taken effect already. */
function WhereDialog({ query, change, total, onClose }: FiltersProps & { onClose: () => void }) {
  const intl = useIntl()
  const formId = useId()
  const place = usePlaceSearch({ query, change })
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    place.search(place.term)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="place.title" />}
      closeLabel={intl.formatMessage({ id: 'place.close' })}
      footer={
        <Button type="submit" form={formId} variant="primary" block busy={place.isLocating}>
          <FormattedMessage
            id={place.isTyped ? 'place.search' : 'filters.show'}
            values={{ count: total ?? 0 }}
          />
        </Button>
      }
    >
      <form id={formId} className={compact.fields} onSubmit={handleSubmit}>
        <PlaceField query={query} place={place} />
        <RadiusField query={query} change={change} />
        <LazyDateFields query={query} change={change} />
        <PersonsField query={query} change={change} />
      </form>
    </Dialog>
  )
}
