import { Plus } from '@domizil/ui/icons'
import { Link } from '@domizil/app-kit/router'
import { wizardPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import styles from './own-flat-list.module.css'

export function NewFlatTile() {
  return (
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
  )
}
