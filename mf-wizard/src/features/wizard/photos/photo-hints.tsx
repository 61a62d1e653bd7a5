import type { Photo } from './photo.ts'
import { useSay } from '@domizil/app-kit'
import { TriangleAlert } from '@domizil/ui/icons'
import styles from './photos.module.css'

/** What would make the photo better. It is taken as it is. */
export function PhotoHints({ photo: { hints = [] } }: { photo: Photo }) {
  const say = useSay()

  return hints.map((hint) => (
    <p key={hint} className={styles.hint}>
      <TriangleAlert size={14} />
      {say(`photos.hint.${hint}`)}
    </p>
  ))
}
