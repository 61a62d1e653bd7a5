import { type ReactNode, Suspense } from 'react'

/**
 * A part of a drawn page that gets its handlers after what is around it: for what is out of view at first. A press on it
 * before that is handled at once. Nothing in it may differ from what was drawn when it is taken over late.
 */
export function HydratedLater({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
