import { useEffect, useState } from 'react'
import { useServices } from '../../lib/services.ts'
import { TopNote } from '../../lib/top-note.tsx'
import { hasUnkeptText, watchTyping } from './unkept-text.ts'
import { useHasNewVersion } from './use-has-new-version.ts'

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
