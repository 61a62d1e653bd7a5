import { useSetAtom } from 'jotai'
import { type PointerEvent, useState } from 'react'
import { movePhotoAtom } from './photos-atoms.ts'

/** A photo that is being dragged. */
interface Drag {
  readonly id: number
  /** The start of the drag, in pixels of the page. */
  readonly from: { readonly x: number; readonly y: number }
  /** The distance from the start. */
  readonly by: { readonly x: number; readonly y: number }
  /** The position below the pointer, counted from 0; undefined outside of the photos. */
  readonly over: number | undefined
}

/** The attribute of an element with the position it represents. */
const PLACE = 'data-photo-place'

/**
 * Drag and drop of photos: by mouse anywhere on the photo, by touch on its handle, because elsewhere touch scrolls.
 */
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
    // Scrolls a partly hidden position into view, so that dragging can go beyond the edge of the window.
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
    /** Handlers for the element of a photo. */
    handlersOf: (id: number) => ({
      onPointerDown: (event: PointerEvent) => begin(id, event),
      onPointerMove: goOn,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}

export type PhotoDrag = ReturnType<typeof usePhotoDrag>
