import { useSay } from '@domizil/app-kit'
import { Bell, Bookmark } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import styles from './saved-searches.module.css'
import type { SheetName } from './use-sheet.ts'

/** Buttons to save the current search and to list the saved ones. */
export function SaveSearch({ onOpen }: { onOpen: (sheet: SheetName) => void }) {
  const say = useSay()

  return (
    <div className={styles.ways}>
      <Button
        className={styles.save}
        size="small"
        shape="round"
        icon={<Bell size={15} />}
        onClick={() => onOpen('save')}
      >
        {say('saved.save')}
      </Button>
      <Button
        className={styles.toSaved}
        variant="quiet"
        size="small"
        icon={<Bookmark size={15} />}
        onClick={() => onOpen('list')}
      >
        {say('saved.title')}
      </Button>
    </div>
  )
}
