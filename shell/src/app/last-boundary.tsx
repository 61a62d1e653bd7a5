import { Component, type ReactNode } from 'react'
import { logError } from '../lib/console.ts'
import { BrokenErrorPage } from '../pages/broken-error-page.tsx'
import { ErrorPageFailure } from '../pages/error-page-guard.tsx'
import { Layout } from './layouts/layout.tsx'

interface LastBoundaryProps {
  /** A changed path resets the boundary. */
  path: string
  children: ReactNode
}

interface LastBoundaryState {
  readonly path: string
  readonly failure?: { readonly error: unknown } | undefined
}

/** Above the layouts: if the error page itself fails, a minimal page replaces it in a minimal layout. */
export class LastBoundary extends Component<LastBoundaryProps, LastBoundaryState> {
  override state: LastBoundaryState = { path: this.props.path }

  static getDerivedStateFromError(error: unknown): Pick<LastBoundaryState, 'failure'> {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ErrorPageFailure) logError(error)
  }

  static getDerivedStateFromProps({ path }: LastBoundaryProps, state: LastBoundaryState) {
    return path === state.path ? null : { path, failure: undefined }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    // Errors of the frame are handled by the root boundary.
    if (!(failure.error instanceof ErrorPageFailure)) throw failure.error

    return (
      <Layout name="default">
        <BrokenErrorPage details={failure.error.message} />
      </Layout>
    )
  }
}
