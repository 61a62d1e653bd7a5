import { Button, SwitchField } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './search-map.module.css'
import type { MapSearch } from './use-map-search.ts'

/** Over the map: whether moving it searches, and the button for who wants to decide that each time. */
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
