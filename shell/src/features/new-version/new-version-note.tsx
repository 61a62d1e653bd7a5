import { useServices } from '../../lib/services.ts'
import { TopNote } from '../../lib/top-note.tsx'
import { useHasNewVersion } from './use-has-new-version.ts'

/** Offers a new version of the site to a visitor whose page is open. It never loads the page by itself: they may be typing. */
export function NewVersionNote() {
  return useHasNewVersion(useServices().facts) ? <TopNote id="version.new" /> : null
}
