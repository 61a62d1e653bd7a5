import { CircleAlert, FlaskConical } from '@domizil/ui/icons'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import styles from './environment.module.css'
import { refusalSentence } from './refusal-sentence.ts'
import {
  addressWithoutChoice,
  hasChosen,
  type LocalApp,
  localApps,
  refusedVersions,
  servedApps,
} from './served-apps.ts'
import { useOpenAddress } from './use-open-address.ts'
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
      {localApps(facts).map((app) => (
        <p key={app.name} className={styles.local}>
          <LocalSentence {...app} />
          <ResetLink />
        </p>
      ))}
      {hasChosen(facts) && (
        <p className={styles.local}>
          <FormattedMessage id="environment.chosen" />
          <ResetLink />
        </p>
      )}
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

function LocalSentence({ name, origin, problem }: LocalApp) {
  const { locale } = useServices().facts
  if (!problem) return <FormattedMessage id="environment.local" values={{ name, origin }} />

  const reason = refusalSentence({ problem }, locale)
  return (
    <span role="status">
      <FormattedMessage id="environment.localFailed" values={{ name, origin, reason }} />
    </span>
  )
}

function ResetLink() {
  const openAddress = useOpenAddress()
  const address = addressWithoutChoice(window.location.href)

  return (
    <a
      href={address}
      onClick={(event) => {
        event.preventDefault()
        openAddress(address)
      }}
    >
      <FormattedMessage id="environment.reset" />
    </a>
  )
}
