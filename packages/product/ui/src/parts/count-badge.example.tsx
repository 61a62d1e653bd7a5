import { CountBadge } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'

export const countBadgeExamples: readonly Example[] = [{ name: 'CountBadge, many', States: Counts }]

function Counts({ word }: ExampleProps) {
  return (
    <>
      <CountBadge count={3} label={word('three')} />
      <CountBadge count={120} label={word('three')} />
    </>
  )
}
