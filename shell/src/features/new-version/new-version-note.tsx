import { HOST } from '@domizil/federation'
import { useEffect, useState } from 'react'
import type { PageFacts } from '../../lib/page-facts.ts'
import { useServices } from '../../lib/services.ts'
import { TopNote } from '../../lib/top-note.tsx'
import { hasUnkeptText, watchTyping } from './unkept-text.ts'

const AFTER_MS = 5 * 60_000

type Versions = Readonly<Record<string, string>>

/** Offers a new version of the site to a visitor whose page is open. It never loads the page by itself: they may be typing. */
export function NewVersionNote() {
  const { facts, usedRemotes } = useServices()
  useEffect(watchTyping, [])

  return useHasNewVersion(facts, usedRemotes) ? <Offer /> : null
}

/** What would be lost is said before the page is loaded again. */
function Offer() {
  const [isWarned, setIsWarned] = useState(false)
  const handlePress = () => {
    if (isWarned || !hasUnkeptText()) window.location.reload()
    else setIsWarned(true)
  }

  return <TopNote id={isWarned ? 'version.unkept' : 'version.new'} onPress={handlePress} />
}

/**
 * Whether the site serves another version by now of the shell, or of a remote that this visit has used, than the page began
 * with. It asks when the visitor comes back to the page, at most every five minutes.
 */
function useHasNewVersion(facts: PageFacts, usedRemotes: ReadonlySet<string>): boolean {
  const [hasNew, setHasNew] = useState(false)

  useEffect(() => {
    const own = versionsOf(facts)
    if (!own) return
    let last = Date.now()
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < AFTER_MS) return
      last = Date.now()
      // Without an answer the page stays as it is, and asks again.
      hasOthers(own, usedRemotes).then(setHasNew, () => undefined)
    }

    document.addEventListener('visibilitychange', look)
    // Of a window beside others only the focus tells.
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [facts, usedRemotes])

  return hasNew
}

/** Undefined on a plain static host, which serves no versions. */
function versionsOf({ shell, parts }: PageFacts): Versions | undefined {
  return parts
    ? Object.fromEntries([shell, ...parts.remotes].map(({ name, version }) => [name, version]))
    : undefined
}

async function hasOthers(own: Versions, usedRemotes: ReadonlySet<string>): Promise<boolean> {
  const answer = await fetch('/remotes/served.json')
  if (!answer.ok) throw new Error(`the versions were answered with ${answer.status}`)
  const served = (await answer.json()) as Versions
  const isUsed = (name: string) => name === HOST || usedRemotes.has(name)
  return Object.entries(served).some(([name, version]) => isUsed(name) && own[name] !== version)
}
