import { listOwnFlats, type OwnFlat } from '@domizil/contract'
import { ChevronRight, CloudOff, House } from '@domizil/ui/icons'
import { Button, buttonClass, EmptyState, ErrorState, Picture, Skeleton } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { useAnswer } from '../use-answer.ts'
import { useRemoteText } from '../use-remote-text.ts'
import styles from './own-flat-choice.module.css'

/** The remote's own words. */
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
  /** Where a flat's line leads. */
  pathOf: (flat: OwnFlat) => string
  /** What stands below its title. */
  describe: (flat: OwnFlat) => string
}

/** One's own flats, where an address leaves open which of them it means. */
export function OwnFlatChoice({ texts, pathOf, describe }: OwnFlatChoiceProps) {
  const { answer, retry } = useAnswer(listOwnFlats, {})
  const textOf = useRemoteText()

  if (answer.status === 'loading') return <Skeleton height="280px" />
  if (answer.status === 'failed') return <Failed texts={texts} message={answer.message} onRetry={retry} />
  if (answer.value.length === 0) return <NoFlats texts={texts} />
  return (
    <ul className={styles.list}>
      {answer.value.map((flat) => {
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
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/flat-wizard">
          {texts.newFlat}
        </Link>
      }
    >
      {texts.noneHint}
    </EmptyState>
  )
}

interface FailedProps extends Pick<OwnFlatChoiceProps, 'texts'> {
  message: string
  onRetry: () => void
}

function Failed({ texts, message, onRetry }: FailedProps) {
  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={texts.failed}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {message}
    </ErrorState>
  )
}
