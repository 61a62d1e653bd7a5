import { useEffect, useState } from 'react'

const EVERY_MS = 3_000

/** Whether the demo is still being loaded, asked for until it is complete. The page has said that it was. */
export function useIsDemoLoading(): boolean {
  const [isLoading, setLoading] = useState(true)

  useEffect(() => {
    if (!isLoading) return
    const timer = setInterval(() => {
      // Without an answer it goes on asking.
      isComplete().then(
        (is) => is && setLoading(false),
        () => undefined,
      )
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isLoading])

  return isLoading
}

async function isComplete(): Promise<boolean> {
  const answer = await fetch('/health/demo')
  const { status } = (await answer.json()) as { status: string }
  return status === 'complete'
}
