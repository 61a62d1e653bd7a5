import type { Vitals } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { WEB_VITALS, type WebVital } from '@domizil/domain'
import { Tag } from '@domizil/ui/parts'
import { FormattedNumber } from 'react-intl'
import { Nothing } from '../../lib/cells/cells.tsx'

/** What three of four visits do not exceed, and the share of good visits; marked if it is not good itself. */
export function VitalFigure({ name, vital }: { name: WebVital; vital: Vitals[WebVital] }) {
  const say = useSay()
  if (!vital) return <Nothing />
  const { visits, good, p75 } = vital
  const value = name === 'cls' ? <FormattedNumber value={p75} maximumFractionDigits={2} /> : <Time ms={p75} />

  return (
    <>
      {p75 > WEB_VITALS[name].good ? <Tag tone="warn">{value}</Tag> : value}
      <br />
      <small>{say('remotes.goodVisits', { share: good / visits, visits })}</small>
    </>
  )
}

function Time({ ms }: { ms: number }) {
  return ms < 1000 ? (
    <FormattedNumber value={ms} style="unit" unit="millisecond" maximumFractionDigits={0} />
  ) : (
    <FormattedNumber value={ms / 1000} style="unit" unit="second" maximumFractionDigits={1} />
  )
}
