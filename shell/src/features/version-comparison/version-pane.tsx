import { Spinner } from '@domizil/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { logError } from '../../lib/console.ts'
import { useServices } from '../../lib/services.ts'
import styles from './version-comparison.module.css'

interface VersionPaneProps {
  remote: string
  version: string
  path: string
}

/** A page of a remote in one version, or why it cannot be shown. */
export function VersionPane({ remote, version, path }: VersionPaneProps) {
  const intl = useIntl()
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
      {state === 'loading' && <Spinner label={intl.formatMessage({ id: 'page.loading' })} />}
      {typeof state === 'object' && <p role="alert">{state.problem}</p>}
      <div className={styles.stage} ref={place} />
    </section>
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
