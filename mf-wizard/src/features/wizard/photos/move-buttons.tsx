import { ArrowLeft, ArrowRight } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { movePhotoAtom } from './photos-atoms.ts'

interface MoveButtonsProps {
  id: number
  at: number
  count: number
  /** The accessible name of the photo. */
  label: string
}

/** Buttons that reorder photos without dragging. */
export function MoveButtons({ id, at, count, label }: MoveButtonsProps) {
  const intl = useIntl()
  const move = useSetAtom(movePhotoAtom)
  const nameOf = (direction: string) => `${intl.formatMessage({ id: direction })}: ${label}`

  return (
    <>
      <Button
        size="small"
        aria-label={nameOf('photos.moveUp')}
        disabled={at === 0}
        onClick={() => move(id, at - 1)}
      >
        <ArrowLeft size={14} aria-hidden="true" />
      </Button>
      <Button
        size="small"
        aria-label={nameOf('photos.moveDown')}
        disabled={at === count - 1}
        onClick={() => move(id, at + 1)}
      >
        <ArrowRight size={14} aria-hidden="true" />
      </Button>
    </>
  )
}
