import { listOwnFlats, type OwnFlat } from '@domizil/api'
import { LoadFailed, queryOf, useQuery, useRemoteText, useSay } from '@domizil/app-kit'
import { ChevronRight } from '@domizil/ui/icons'
import { Picture, Skeleton } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import type { PagePath } from '@domizil/links'
import { NoOwnFlats } from './no-own-flats.tsx'
import styles from './own-flat-choice.module.css'

interface OwnFlatChoiceProps {
  /** The target of a flat's row. */
  pathOf: (flat: OwnFlat) => PagePath
  /** The line below the title. */
  describe: (flat: OwnFlat) => string
}

/** The user's flats to choose from, for an address that names no flat. */
export function OwnFlatChoice({ pathOf, describe }: OwnFlatChoiceProps) {
  const say = useSay()
  const flats = useQuery(queryOf(listOwnFlats, {}))
  const textOf = useRemoteText()

  if (flats.status === 'pending') return <Skeleton height="280px" />
  if (!flats.data) {
    return <LoadFailed query={flats} title={say('choose.failed')} retry={say('choose.retry')} />
  }
  if (flats.data.length === 0) {
    return <NoOwnFlats>{say('choose.noneHint')}</NoOwnFlats>
  }
  return (
    <ul className={styles.list}>
      {flats.data.map((flat) => {
        const { title_en: en = null, title_local: local = null, address, images } = flat
        const picture = images.find(({ mainImage }) => mainImage)
        return (
          <li key={flat.id}>
            <Link className={styles.flat} to={pathOf(flat)}>
              <span className={styles.picture}>
                <Picture variants={picture ? [picture.derivatives.thumb] : []} alt="" sizes="96px" />
              </span>
              <span className={styles.words}>
                <b>{textOf({ en, local, languageTag: address.languageTag }) || say('choose.untitled')}</b>
                <span>{describe(flat)}</span>
              </span>
              <ChevronRight size={20} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
