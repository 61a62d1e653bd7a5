import { useServices } from '../../lib/services.ts'
import { TopNote } from '../../lib/top-note.tsx'
import { useIsDemoLoading } from './use-is-demo-loading.ts'

/** Shows that the demo is still filling up, and when it is complete a button that shows everything. */
export function DemoNote() {
  return useServices().facts.isDemoLoading ? <Note /> : null
}

function Note() {
  return <TopNote id={useIsDemoLoading() ? 'demo.loading' : 'demo.complete'} />
}
