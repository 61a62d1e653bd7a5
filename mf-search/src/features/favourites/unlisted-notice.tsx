import { useShell } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './favourites.module.css'

/** A notice about favourites of this browser that are no longer listed, with a button that removes them. */
export function UnlistedNotice({ ids }: { ids: readonly number[] }) {
  const shell = useShell()
  if (ids.length === 0) return null

  const handleRemove = () => {
    for (const id of ids) void shell.toggleFavourite(id)
  }

  return (
    <div className={styles.hint} role="note">
      <p>
        <FormattedMessage id="favourites.gone" values={{ count: ids.length }} />
      </p>
      <Button size="small" onClick={handleRemove}>
        <FormattedMessage id="favourites.removeGone" values={{ count: ids.length }} />
      </Button>
    </div>
  )
}
