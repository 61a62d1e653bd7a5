import type { RemoteMeta, ShellApi } from '@domizil/shell-api'
import { Component, type ReactNode } from 'react'
import { ChunkError } from '@domizil/federation/loading'

interface ErrorBoundaryProps {
  shell: ShellApi
  meta: RemoteMeta
  children?: ReactNode
}

/** Contains a crash within the remote and reports it to the shell, which shows the error page in its frame. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const { shell, meta } = this.props
    const origin = { remote: meta.name, version: meta.version }

    if (error instanceof ChunkError)
      shell.reportError(error, { ...origin, phase: 'chunk', chunk: error.chunk })
    else shell.reportError(error, { ...origin, phase: 'render' })
    // A remote in work is no longer in the page then: its next change would reach nothing.
    import.meta.webpackHot?.addStatusHandler((status) => status === 'idle' && window.location.reload())
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
