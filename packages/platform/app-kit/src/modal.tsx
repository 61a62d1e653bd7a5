import { Suspense } from 'react'
import { lazyChunk } from './lazy-chunk.tsx'
import type { ModalFrameProps } from './modal/modal-frame.tsx'
import { usePreload } from './use-preload.ts'

const Frame = lazyChunk<ModalFrameProps>('modal', () =>
  import(/* webpackChunkName: "modal" */ './modal/modal-frame.tsx').then((module) => module.ModalFrame),
)

/**
 * A dialog of pages that require a session. It is open while it is rendered, and returns the focus afterwards. antd is
 * fetched with the first one, and the page stays as it is meanwhile.
 */
export function ModalDialog(props: ModalFrameProps) {
  return (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  )
}

/** Fetches what dialogs need as soon as the page is drawn, so that the first one opens at once. */
export function usePreloadedModal(isDrawn: boolean): void {
  usePreload(Frame, isDrawn)
}
