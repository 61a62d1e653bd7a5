import type { Photo } from './photo.ts'
import { TriangleAlert } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import styles from './photos.module.css'

/** What would make the photo better. It is taken as it is. */
export function PhotoHints({ photo: { hints = [] } }: { photo: Photo }) {
  return hints.map((hint) => (
    <p key={hint} className={styles.hint}>
      <TriangleAlert size={14} />
      <FormattedMessage id={`photos.hint.${hint}`} />
    </p>
  ))
}
