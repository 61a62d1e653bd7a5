import { listOwnFlats, type OwnFlat } from '@domizil/api'
import { ChevronRight, House } from '@domizil/ui/icons'
import { buttonClass, EmptyState, Picture, Skeleton } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { type PagePath, wizardPath } from '@domizil/links'
import { LoadFailed } from '../query/load-failed.tsx'
import { queryOf } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'
import { useRemoteText } from '../use-remote-text.ts'
import styles from './own-flat-choice.module.css'

/** The remote's texts. */
export interface OwnFlatTexts {
  /** A draft may not have a title yet. */
  readonly untitled: string
  readonly none: string
  readonly noneHint: string
  readonly newFlat: string
  readonly failed: string
  readonly retry: string
}

interface OwnFlatChoiceProps {
  texts: OwnFlatTexts
  /** The target of a flat's row. */
  pathOf: (flat: OwnFlat) => PagePath
  /** The line below the title. */
  describe: (flat: OwnFlat) => string
}

/** The user's flats to choose from, for an address that names no flat. */
export function OwnFlatChoice({ texts, pathOf, describe }: OwnFlatChoiceProps) {
  const flats = useQuery(queryOf(listOwnFlats, {}))
  const textOf = useRemoteText()

  if (flats.status === 'pending') return <Skeleton height="280px" />
  if (!flats.data) return <LoadFailed query={flats} title={texts.failed} retry={texts.retry} />
  if (flats.data.length === 0) return <NoFlats texts={texts} />
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
                <b>{textOf({ en, local, languageTag: address.languageTag }) || texts.untitled}</b>
                <span>{describe(flat)}</span>
              </span>
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function NoFlats({ texts }: Pick<OwnFlatChoiceProps, 'texts'>) {
  return (
    <EmptyState
      icon={<House size={28} />}
      title={texts.none}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={wizardPath()}>
          {texts.newFlat}
        </Link>
      }
    >
      {texts.noneHint}
    </EmptyState>
  )
}
