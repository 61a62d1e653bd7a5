import { List, MapIcon } from '@domizil/ui/icons'
import { Button, classes } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './view-toggle.module.css'

/** On small screens: switches between list and map. */
export function ViewToggle({ isMap, onToggle }: { isMap: boolean; onToggle: () => void }) {
  const Icon = isMap ? List : MapIcon

  return (
    <div className={classes(styles.toggle, isMap && styles.overMap)}>
      <Button variant="dark" size="large" shape="round" icon={<Icon size={17} />} onClick={onToggle}>
        <FormattedMessage id={isMap ? 'view.list' : 'view.map'} />
      </Button>
    </div>
  )
}
