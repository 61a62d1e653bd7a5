import { Plus } from '@domizil/ui/icons'
import { Link } from '@domizil/app-kit/router'
import { wizardPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import { useIsBlocked } from './blocked-notice.tsx'
import styles from './own-flat-list.module.css'

/** The way to a further flat, beside one's own; nothing for a blocked landlord. */
export function NewFlatTile() {
  if (useIsBlocked()) return null
  return (
    <li>
      <Link className={styles.newFlat} to={wizardPath()}>
        <span className={styles.plus} aria-hidden="true">
          <Plus size={22} />
        </span>
        <b>
          <FormattedMessage id="choose.newFlat" />
        </b>
        <span>
          <FormattedMessage id="ownFlats.newHint" />
        </span>
      </Link>
    </li>
  )
}
