import { useEffect, useState } from 'react'

const EVERY_MS = 3_000

/** Whether the demo is still being loaded, asked for until it has ended. The page has said that it was. */
export function useIsDemoLoading(): boolean {
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
