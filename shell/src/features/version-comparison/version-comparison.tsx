import { useSay } from '@domizil/app-kit/say'
import { HOST } from '@domizil/federation'
import { Button, SectionHeading, SelectField, Spinner, TextField } from '@domizil/ui/parts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Apps } from '../../lib/page-facts.ts'
import { useServices } from '../../lib/services.ts'
import styles from './version-comparison.module.css'
import { logError } from '../../lib/console.ts'

interface VersionComparisonProps {
  id: string
  /** All published versions, the oldest first. */
  versions: Readonly<Record<string, readonly string[]>>
}

/** A page of a remote in two of its versions, side by side, for the teams of a channel where visitors choose versions. */
export function VersionComparison({ id, versions }: VersionComparisonProps) {
  const say = useSay()
  const { parts } = useServices().facts
  const remotes = Object.keys(versions).filter((name) => name !== HOST)
  const first = remotes.find((name) => (versions[name]?.length ?? 0) > 1) ?? remotes[0] ?? ''
  const [chosen, setChosen] = useState(() => firstChoice(first, versions, parts))
  const [shown, setShown] = useState<Choice>()

  const options = (versions[chosen.remote] ?? []).toReversed().map((version) => (
    <option key={version} value={version}>
      {version}
    </option>
  ))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setShown(chosen)
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={say('design.versions.title')} hint={say('design.versions.lead')} />
      <form className={styles.form} onSubmit={handleSubmit}>
        <SelectField
          label={say('design.versions.remote')}
          value={chosen.remote}
          onChange={({ target }) => setChosen(firstChoice(target.value, versions, parts))}
        >
          {remotes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextField
          label={say('design.versions.path')}
          value={chosen.path}
          onChange={({ target }) => setChosen({ ...chosen, path: target.value })}
        />
        <SelectField
          label={say('design.versions.one')}
          value={chosen.one}
          onChange={({ target }) => setChosen({ ...chosen, one: target.value })}
        >
          {options}
        </SelectField>
        <SelectField
          label={say('design.versions.other')}
          value={chosen.other}
          onChange={({ target }) => setChosen({ ...chosen, other: target.value })}
        >
          {options}
        </SelectField>
        <Button variant="primary" type="submit">
          {say('design.versions.compare')}
        </Button>
      </form>
      {shown && (
        <div className={styles.panes}>
          <VersionPane key={`one ${JSON.stringify(shown)}`} {...shown} version={shown.one} />
          <VersionPane key={`other ${JSON.stringify(shown)}`} {...shown} version={shown.other} />
        </div>
      )}
    </section>
  )
}

interface Choice {
  readonly remote: string
  readonly path: string
  readonly one: string
  readonly other: string
}

/** The version that is served beside the newest other one, on the first page that needs no parameter. */
function firstChoice(
  remote: string,
  versions: VersionComparisonProps['versions'],
  apps: Apps | null,
): Choice {
  const published = versions[remote] ?? []
  const served = apps?.remotes.find(({ name }) => name === remote)?.version
  const one = served ?? published.at(-1) ?? ''
  const page = apps?.routes.find(({ owner, path }) => owner === remote && !path.includes(':'))
  return {
    remote,
    path: page?.path ?? '/',
    one,
    other: published.findLast((version) => version !== one) ?? one,
  }
}

/** A page of a remote in one version, or why it cannot be shown. */
function VersionPane({ remote, version, path }: { remote: string; version: string; path: string }) {
  const say = useSay()
  const { shellApi } = useServices()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'mounted' | { problem: string }>('loading')
  const name = `${remote} ${version}`

  useEffect(() => {
    let isWanted = true
    const fail = (error: unknown) => isWanted && setState({ problem: messageOf(error) })
    const embedding = embed()
    embedding.then(() => isWanted && setState('mounted'), fail)

    async function embed() {
      if (!place.current || !shellApi.embedRemote) return undefined
      return shellApi.embedRemote(place.current, { remote, version, path, onFail: fail })
    }
    return () => {
      isWanted = false
      embedding.then((mounted) => mounted?.unmount()).catch(logError)
    }
  }, [shellApi, remote, version, path])

  return (
    <section className={styles.pane} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      {state === 'loading' && <Spinner label={say('page.loading')} />}
      {typeof state === 'object' && <p role="alert">{state.problem}</p>}
      <div className={styles.stage} ref={place} />
    </section>
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
