import { ChunkError } from '@domizil/federation/loading'
import { Component, type ReactNode } from 'react'
import { logError } from '../lib/console.ts'

/** The last resort: if the frame itself fails, the boot script shows a plain message. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    logError(error)
    if (error instanceof ChunkError) window.domizilBoot.failed(`chunk:${error.chunk}`)
    else window.domizilBoot.crashed()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
