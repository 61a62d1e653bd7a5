import { Component, type ReactNode } from 'react'

/** The error page failed. `message` is that of its error. */
export class ErrorPageFailure extends Error {
  override readonly name = 'ErrorPageFailure' // set explicitly: minified class names are useless in reports
}

interface ErrorPageGuardState {
  failure?: ErrorPageFailure
}

/** Distinguishes failures of the error page from those of the page that it replaces. */
export class ErrorPageGuard extends Component<{ children: ReactNode }, ErrorPageGuardState> {
  override state: ErrorPageGuardState = {}

  static getDerivedStateFromError(error: unknown): ErrorPageGuardState {
    const details = error instanceof Error ? error.message : String(error)
    return { failure: new ErrorPageFailure(details, { cause: error }) }
  }

  override render() {
    if (this.state.failure) throw this.state.failure
    return this.props.children
  }
}
