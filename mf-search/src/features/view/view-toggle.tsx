import { useSay } from '@domizil/app-kit'
import { List, MapIcon } from '@domizil/ui/icons'
import { Button, classes } from '@domizil/ui/parts'
import styles from './view-toggle.module.css'

/** On small screens: switches between list and map. */
export function ViewToggle({ isMap, onToggle }: { isMap: boolean; onToggle: () => void }) {
  const say = useSay()
  const Icon = isMap ? List : MapIcon

  return (
    <div className={classes(styles.toggle, isMap && styles.overMap)}>
      <Button variant="dark" size="large" shape="round" icon={<Icon size={17} />} onClick={onToggle}>
        {say(isMap ? 'view.list' : 'view.map')}
      </Button>
    </div>
  )
}
