import { FlaskConical } from '@domizil/ui/icons'
import { useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import styles from './environment.module.css'
import { servedParts } from './served-parts.ts'
import { VersionChoice } from './version-choice.tsx'

/** The environment and what it is made of; where visitors may choose versions, they do it here. */
export function EnvironmentStrip() {
  const intl = useIntl()
  const { facts } = useServices()
  const parts = servedParts(facts)

  return (
    <aside className={styles.strip} aria-label={intl.formatMessage({ id: 'environment.label' })}>
      <span className={styles.name}>
        <FlaskConical size={14} aria-hidden="true" />
        {facts.config.environment}
      </span>
      <ul className={styles.parts}>
        {parts.map(({ name, version }) => (
          <li key={name}>
            {name} <strong>{version}</strong>
          </li>
        ))}
      </ul>
      {facts.versions && <VersionChoice parts={parts} versions={facts.versions} />}
    </aside>
  )
}
