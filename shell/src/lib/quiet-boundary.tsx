import { Component, type ReactNode } from 'react'
import { logError } from './console.ts'

interface QuietBoundaryProps {
  onFailure?: () => void
  children: ReactNode
}

/** For optional content beside the page: a failure removes it without affecting the page. */
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
