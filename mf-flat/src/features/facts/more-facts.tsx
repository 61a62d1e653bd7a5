import type { PublicFlat } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { type FlatFieldName, flatFieldsWith } from '@domizil/domain'
import { useFieldValue } from '@domizil/flat-ui/fields'
import styles from './more-facts.module.css'

const LISTED: readonly FlatFieldName[] = flatFieldsWith({ listed: true })

/** What else the owner has stated, below the tiles; nothing where that is nothing. */
export function MoreFacts({ flat }: { flat: PublicFlat }) {
  const say = useSay()
  const valueOf = useFieldValue()
  const facts = LISTED.flatMap((name) => {
    const value = valueOf(name, flat[name])
    return value === undefined ? [] : [{ name, value }]
  })
  if (facts.length === 0) return null

  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{say(`flatField.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
