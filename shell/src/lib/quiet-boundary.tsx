import { Component, type ReactNode } from 'react'
import { logError } from './console.ts'

interface QuietBoundaryProps {
  onFailure?: () => void
  children: ReactNode
}

/** For what stands beside the page: where it breaks it goes, and the page does not suffer. */
export class QuietBoundary extends Component<QuietBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    logError(error)
    this.props.onFailure?.()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
