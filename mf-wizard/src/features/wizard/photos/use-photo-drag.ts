import { useSetAtom } from 'jotai'
import { type PointerEvent, useState } from 'react'
import { movePhotoAtom } from './photos-atoms.ts'

/** A photo on its way to another place. */
interface Drag {
  readonly id: number
  /** Where it was taken, in pixels of the page. */
  readonly from: { readonly x: number; readonly y: number }
  /** How far it is from where it was taken. */
  readonly by: { readonly x: number; readonly y: number }
  /** The place it would come to, counted from 0; none beside the photos. */
  readonly over: number | undefined
}

/** What marks the element of a place: it says which. */
const PLACE = 'data-photo-place'

/** Photos that are drawn to another place: by a mouse anywhere on the photo, by a finger on its grip, as elsewhere it scrolls. */
export function usePhotoDrag() {
  const [drag, setDrag] = useState<Drag>()
  const move = useSetAtom(movePhotoAtom)

  const begin = (id: number, event: PointerEvent) => {
    const isGrip = (event.target as Element).closest('[data-photo-grip]') !== null
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !isGrip)) return

    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = { x: event.pageX, y: event.pageY }
    setDrag({ id, from, by: { x: 0, y: 0 }, over: undefined })
  }
  const goOn = ({ clientX, clientY, pageX, pageY }: PointerEvent) => {
    if (!drag) return
    const place = document.elementFromPoint(clientX, clientY)?.closest(`[${PLACE}]`)
    // A place that is cut off comes into sight, so that one gets beyond the edge of the window.
    place?.scrollIntoView({ block: 'nearest' })
    const at = place?.getAttribute(PLACE)
    const over = at ? Number(at) : undefined
    setDrag({ ...drag, by: { x: pageX - drag.from.x, y: pageY - drag.from.y }, over })
  }
  const drop = () => {
    if (drag?.over !== undefined) move(drag.id, drag.over)
    setDrag(undefined)
  }

  return {
    drag,
    /** For the element that shows a photo. */
    handlersOf: (id: number) => ({
      onPointerDown: (event: PointerEvent) => begin(id, event),
      onPointerMove: goOn,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}

export type PhotoDrag = ReturnType<typeof usePhotoDrag>
