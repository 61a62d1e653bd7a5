import { useEffect, useState } from 'react'
import { useServices } from '../../lib/services.ts'
import { TopNote } from '../../lib/top-note.tsx'

const EVERY_MS = 3_000

/** Shows that the demo is still filling up, and when it is complete a button that shows everything. */
export function DemoNote() {
  return useServices().facts.isDemoLoading ? <Note /> : null
}

function Note() {
  return <TopNote id={useIsDemoLoading() ? 'demo.loading' : 'demo.complete'} />
}

/** Whether the demo is still being loaded, asked for until it has ended. The page has said that it was. */
function useIsDemoLoading(): boolean {
  const [isLoading, setLoading] = useState(true)

  useEffect(() => {
    if (!isLoading) return
    const timer = setInterval(() => {
      // Without an answer it goes on asking.
      hasEnded().then(
        (has) => has && setLoading(false),
        () => undefined,
      )
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isLoading])

  return isLoading
}

async function hasEnded(): Promise<boolean> {
  const answer = await fetch('/health/demo')
  const { status } = (await answer.json()) as { status: string }
  return status !== 'loading'
}
