import { Button, SwitchField } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './search-map.module.css'
import type { MapSearch } from './use-map-search.ts'

/** On the map: a switch for searching while it is moved, and a button that searches once. */
export function AreaSwitch({ search }: { search: MapSearch }) {
  return (
    <div className={styles.float}>
      <SwitchField
        label={<FormattedMessage id="map.searchAsIMove" />}
        checked={search.isAutomatic}
        onChange={search.handleSwitch}
      />
      {search.isOffered && (
        <Button variant="dark" shape="round" onClick={search.searchHere}>
          <FormattedMessage id="map.searchHere" />
        </Button>
      )}
    </div>
  )
}
