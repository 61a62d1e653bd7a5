import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'

interface LatePartProps {
  className?: string
  /** What stands there while the part is loaded, unless the server has drawn it. */
  fallback?: ReactNode
  /** Of lazy chunks. Nothing in them may differ from what was drawn when it is taken over. */
  children: ReactNode
}

/**
 * A part of a page whose code comes after the page is alive. What is pressed in it before, as the server has drawn it, is
 * kept by the shell, and repeated when `late-part` is dispatched: the element is marked with `data-late` until then.
 */
export function LatePart({ className, fallback, children }: LatePartProps) {
  const part = useRef<HTMLDivElement>(null)
  const [isHere, setIsHere] = useState(false)
  const content = (
    <Suspense fallback={fallback}>
      {children}
      <Here part={part} onHere={setIsHere} />
    </Suspense>
  )
  // An update that reached what is drawn before its code is there would have React put the fallback in its place.
  const [first] = useState(content)

  return (
    <div className={className} data-late={isHere ? undefined : ''} ref={part}>
      {isHere ? content : first}
    </div>
  )
}

/** Has its effect when all beside it is there. */
function Here({ part, onHere }: { part: RefObject<Element | null>; onHere: (isHere: boolean) => void }) {
  useEffect(() => {
    part.current?.dispatchEvent(new Event('late-part', { bubbles: true }))
    onHere(true)
  }, [part, onHere])

  return null
}
