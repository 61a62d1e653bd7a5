import { useSay } from '@domizil/app-kit/say'
import { copyText } from '@domizil/app-kit/share'
import type { Locale } from '@domizil/domain'
import { isKnownProblem, type Problem, problemSentence } from '@domizil/federation'
import { CircleAlert, FlaskConical } from '@domizil/ui/icons'
import { Button, Popover, SelectField } from '@domizil/ui/parts'
import { type SubmitEvent, useState } from 'react'
import { useServices } from '../../lib/services.ts'
import styles from './environment.module.css'
import type { PageFacts } from '../../lib/page-facts.ts'

/** The environment and its versions; where visitors may override versions, the form for it. */
export function EnvironmentStrip() {
  const say = useSay()
  const { facts } = useServices()
  const apps = servedApps(facts)

  return (
    <aside className={styles.strip} aria-label={say('environment.label')}>
      <span className={styles.name}>
        <FlaskConical size={14} />
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
          {say('environment.chosen')}
          <ResetLink />
        </p>
      )}
      {refusedVersions(facts).map(({ name, version, ...why }) => (
        <p key={`${name}@${version}`} role="status" className={styles.refused}>
          <CircleAlert size={14} />
          {say('environment.refused', { name, version, reason: refusalSentence(why, facts.locale) })}
        </p>
      ))}
      {facts.versions && <VersionChoice apps={apps} versions={facts.versions} />}
    </aside>
  )
}

function LocalSentence({ name, origin, problem }: LocalApp) {
  const say = useSay()
  const { locale } = useServices().facts
  if (!problem) return say('environment.local', { name, origin })

  const reason = refusalSentence({ problem }, locale)
  return <span role="status">{say('environment.localFailed', { name, origin, reason })}</span>
}

function ResetLink() {
  const say = useSay()
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
      {say('environment.reset')}
    </a>
  )
}

/** Why a version is refused: in the reader's language; in the gateway's words where it is newer or older than this shell. */
export function refusalSentence(
  { problem, reason }: Pick<RefusedVersion, 'problem' | 'reason'>,
  locale: Locale,
): string {
  if (problem && isKnownProblem(problem)) return problemSentence(problem, locale)
  return reason ?? problem?.code ?? ''
}

interface VersionChoiceProps {
  apps: readonly ServedApp[]
  /** All published versions, the oldest first. */
  versions: Readonly<Record<string, readonly string[]>>
}

/** Selects the version of each app for this visitor, until it is reset or the browser is closed. */
function VersionChoice({ apps, versions }: VersionChoiceProps) {
  const say = useSay()
  const { shellApi } = useServices()
  const openAddress = useOpenAddress()
  const [chosen, setChosen] = useState(apps)
  const label = say('environment.choose')

  const choose = (name: string, version: string) =>
    setChosen(chosen.map((part) => (part.name === name ? { name, version } : part)))

  async function copyLink(): Promise<void> {
    const link = addressWith(window.location.href, chosen)
    const isCopied = await copyText(link)
    shellApi.notify({
      kind: isCopied ? 'success' : 'warning',
      message: say(isCopied ? 'environment.copied' : 'environment.notCopied', { link }),
    })
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    openAddress(addressWith(window.location.href, chosen))
  }

  return (
    <Popover
      label={label}
      align="end"
      width="own"
      trigger={(props) => (
        <Button {...props} size="small">
          {label}
        </Button>
      )}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        {apps.map(({ name, version }, index) => (
          <SelectField
            key={name}
            label={name}
            value={chosen[index]?.version}
            onChange={({ target }) => choose(name, target.value)}
          >
            {optionsOf(versions[name], version).map((one) => (
              <option key={one} value={one}>
                {one === version ? say('environment.current', { version: one }) : one}
              </option>
            ))}
          </SelectField>
        ))}
        <Button variant="primary" type="submit" block>
          {say('environment.apply')}
        </Button>
        <Button block onClick={() => void copyLink()}>
          {say('environment.copy')}
        </Button>
        <Button block onClick={() => openAddress(addressWithoutChoice(window.location.href))}>
          {say('environment.reset')}
        </Button>
      </form>
    </Popover>
  )
}

/** The newest first; always includes the one that is served. */
function optionsOf(published: readonly string[] | undefined, served: string): string[] {
  return [...new Set([...(published ?? []), served])].toReversed()
}

/** Loads the page with other versions. Without a connection the page stays, and a notice says why. */
function useOpenAddress(): (address: string) => void {
  const say = useSay()
  const { shellApi } = useServices()

  return (address) => {
    if (navigator.onLine) window.location.assign(address)
    else shellApi.notify({ kind: 'warning', message: say('environment.offline') })
  }
}

/** An app in the version that this visitor gets. */
interface ServedApp {
  readonly name: string
  readonly version: string
}

/**
 * The shell and every remote; one of the visitor's machine with its address. On a plain static host only the shell is
 * known at the start.
 */
export function servedApps({ shell, parts }: Pick<PageFacts, 'shell' | 'parts'>): ServedApp[] {
  return [shell, ...(parts?.remotes ?? [])].map(({ name, version }) => ({
    name,
    version: parts?.local?.[name] ?? version,
  }))
}

/** A remote that the visitor's machine is asked for. */
interface LocalApp {
  readonly name: string
  readonly origin: string
  /** Why it is not shown; undefined if it is. */
  readonly problem: Problem | undefined
}

/** The remotes that the visitor's machine is asked for. */
function localApps({ parts }: Pick<PageFacts, 'parts'>): LocalApp[] {
  return Object.entries(parts?.local ?? {}).map(([name, origin]) => ({
    name,
    origin,
    problem: parts?.failed[name]?.[0],
  }))
}

/** Whether the visitor has chosen versions. */
function hasChosen({ parts }: Pick<PageFacts, 'parts'>): boolean {
  return parts?.remotes.some(({ source }) => source === 'override') ?? false
}

/** A version that this visitor would have got, and why not. */
interface RefusedVersion extends ServedApp {
  /** Left out by a gateway of before there were codes. */
  readonly problem?: Problem | undefined
  /** The gateway's words. */
  readonly reason?: string | undefined
}

/** The published versions that were asked for or promoted, and refused. */
export function refusedVersions({ parts }: Pick<PageFacts, 'parts'>): RefusedVersion[] {
  return (parts?.remotes ?? []).flatMap(({ name, refused }) => refused.map((one) => ({ name, ...one })))
}

/** The current URL with exactly these versions, for the rest of the visit. The gateway reads `?remotes=`. */
export function addressWith(address: string, chosen: readonly ServedApp[]): string {
  return withRemotes(address, chosen.map(({ name, version }) => `${name}@${version}`).join(','))
}

/** The current URL with the default versions. */
export function addressWithoutChoice(address: string): string {
  return withRemotes(address, 'reset')
}

function withRemotes(address: string, remotes: string): string {
  const url = new URL(address)
  url.searchParams.set('remotes', remotes)
  return url.href
}
