import { useSay } from '@domizil/app-kit'
import { PillGroup, SelectField, TextField } from '@domizil/ui/parts'
import styles from './browse.module.css'
import { FLAT_ORDERS } from './browse-flats.ts'
import type { Browsing } from './use-browsing.ts'

/** Search, status, order and shape: what a landlord of many flats needs. */
export function BrowseTools({ view, isTable, counts, change }: Browsing) {
  const say = useSay()
  const shapes = ['cards', 'table'] as const

  return (
    <div className={styles.tools} role="search" aria-label={say('browse.label')}>
      <div className={styles.fields}>
        <TextField
          label={say('browse.search')}
          type="search"
          maxLength={100}
          value={view.q}
          onChange={({ target }) => change({ q: target.value })}
        />
        <SelectField
          label={say('browse.order')}
          value={view.order}
          onChange={({ target }) => change({ order: target.value })}
        >
          {FLAT_ORDERS.map((order) => (
            <option key={order} value={order}>
              {say(`browse.order.${order}`)}
            </option>
          ))}
        </SelectField>
        <PillGroup
          look="segments"
          label={say('browse.shape')}
          name="flat-shape"
          value={isTable ? 'table' : 'cards'}
          onChange={(shape) => change({ view: shape === 'table' ? shape : '' })}
          options={shapes.map((value) => ({ value, label: say(`browse.${value}`) }))}
        />
      </div>
      <PillGroup
        label={say('browse.status')}
        name="flat-status"
        value={view.status}
        onChange={(status) => change({ status: status === 'ALL' ? '' : status })}
        options={counts.map(({ status, count }) => ({
          value: status,
          label: say(status === 'ALL' ? 'browse.all' : `flatStatus.${status}`),
          count,
        }))}
      />
    </div>
  )
}
