import type { PublicFlat } from '@domizil/api'
import { type FlatFieldName, flatFieldsWith } from '@domizil/domain'
import { useFieldValue } from '@domizil/flat-ui/fields'
import { FormattedMessage } from 'react-intl'
import styles from './more-facts.module.css'

const LISTED: readonly FlatFieldName[] = flatFieldsWith({ listed: true })

/** What else the owner has stated, below the tiles; nothing where that is nothing. */
export function MoreFacts({ flat }: { flat: PublicFlat }) {
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
          <dt>
            <FormattedMessage id={`flatField.${name}`} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
