import type { OwnFlat } from '@domizil/contract'
import { ChevronRight } from '@domizil/ui/icons'
import { Picture } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { useIntl } from 'react-intl'
import { orderedPictures } from '../../lib/ordered-pictures.ts'
import { placeName } from '../../lib/place-name.ts'
import { useOwnTitle } from '../../lib/use-own-title.ts'
import styles from './choose-flat.module.css'

interface FlatChoiceProps {
  flats: readonly OwnFlat[]
  /** Where a flat's line leads. */
  pathOf: (flat: OwnFlat) => string
}

/** One's own flats, to go on with one of them. */
export function FlatChoice({ flats, pathOf }: FlatChoiceProps) {
  const intl = useIntl()
  const titleOf = useOwnTitle()

  return (
    <ul className={styles.list}>
      {flats.map((flat) => {
        const [picture] = orderedPictures(flat.images)
        return (
          <li key={flat.id}>
            <Link className={styles.flat} to={pathOf(flat)}>
              <span className={styles.picture}>
                <Picture variants={picture ? [picture.derivatives.thumb] : []} alt="" sizes="96px" />
              </span>
              <span className={styles.words}>
                <b>{titleOf(flat)}</b>
                <span>
                  {placeName(flat.address)} · {intl.formatMessage({ id: `flatStatus.${flat.status}` })}
                </span>
              </span>
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
