import { ChunkError } from '@domizil/federation/loading'
import { Component, type ReactNode } from 'react'
import { ServicesContext } from '../lib/services.ts'
import { ErrorPage } from '../pages/error-page.tsx'
import { AppFailure } from './app-failure.tsx'

interface PageBoundaryState {
  error?: unknown
}

/** Keeps the frame alive when a page of the shell fails. A missing chunk reloads the page once. */
export class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  static override contextType = ServicesContext
  declare context: React.ContextType<typeof ServicesContext>
  override state: PageBoundaryState = {}

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    this.context?.pageFailed(error)
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    // Retries the chunk; another failure is reported to the guard, which reloads the page if it is online.
    if (this.state.error instanceof ChunkError) {
      return <AppFailure onRetry={() => this.setState({ error: undefined })} />
    }
    const message = this.state.error instanceof Error ? this.state.error.message : ''

    return <ErrorPage status={500} message={message} />
  }
}
