import { CircleAlert, FlaskConical } from '@domizil/ui/icons'
import { useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import styles from './environment.module.css'
import { refusalSentence } from './refusal-sentence.ts'
import { addressWithoutChoice, localApps, refusedVersions, servedApps } from './served-apps.ts'
import { VersionChoice } from './version-choice.tsx'

/** The environment and its versions; where visitors may override versions, the form for it. */
export function EnvironmentStrip() {
  const intl = useIntl()
  const { facts } = useServices()
  const apps = servedApps(facts)

  return (
    <aside className={styles.strip} aria-label={intl.formatMessage({ id: 'environment.label' })}>
      <span className={styles.name}>
        <FlaskConical size={14} aria-hidden="true" />
        {facts.config.environment}
      </span>
      <ul className={styles.apps}>
        {apps.map(({ name, version }) => (
          <li key={name}>
            {name} <strong>{version}</strong>
          </li>
        ))}
      </ul>
      {localApps(facts).map(({ name, version: origin }) => (
        <p key={name} className={styles.local}>
          <span>{intl.formatMessage({ id: 'environment.local' }, { name, origin })}</span>
          <a href={addressWithoutChoice(window.location.href)}>
            {intl.formatMessage({ id: 'environment.reset' })}
          </a>
        </p>
      ))}
      {refusedVersions(facts).map(({ name, version, ...why }) => (
        <p key={`${name}@${version}`} role="status" className={styles.refused}>
          <CircleAlert size={14} aria-hidden="true" />
          {intl.formatMessage(
            { id: 'environment.refused' },
            { name, version, reason: refusalSentence(why, facts.locale) },
          )}
        </p>
      ))}
      {facts.versions && <VersionChoice apps={apps} versions={facts.versions} />}
    </aside>
  )
}
