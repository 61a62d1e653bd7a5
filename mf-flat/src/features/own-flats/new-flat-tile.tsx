import { Plus } from '@domizil/ui/icons'
import { Link } from '@domizil/ui/router'
import { FormattedMessage } from 'react-intl'
import styles from './own-flats.module.css'

export function NewFlatTile() {
  return (
    <Link className={styles.newFlat} to="/flat-wizard">
      <span className={styles.plus} aria-hidden="true">
        <Plus size={22} />
      </span>
      <b>
        <FormattedMessage id="ownFlats.new" />
      </b>
      <span>
        <FormattedMessage id="ownFlats.newHint" />
      </span>
    </Link>
  )
}
