import { reportFailure, reportStart } from './report-failure.ts'
import { useSay } from '@domizil/app-kit/say'
import { Spinner } from '@domizil/ui/parts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { logError } from '../../lib/console.ts'
import { useServices } from '../../lib/services.ts'
import { canBeReloaded, toLoadError } from './load-errors.ts'
import styles from './remote-host.module.css'
import { type MountedRemote, mountRemote } from './remote-mount.ts'

interface RemoteHostProps {
  name: string
  /** Called when the remote cannot be shown; must be stable between renders. */
  onFail: () => void
}

/** The container of one remote: loads, mounts and unmounts it. */
export function RemoteHost({ name, onFail }: RemoteHostProps) {
  const say = useSay()
  const { firstView } = useServices()
  const place = useRef<HTMLDivElement>(null)
  const [drawn] = useState(() =>
    firstView.remote?.name === name ? { __html: firstView.remote.html } : undefined,
  )
  const isMounted = useMountedRemote(name, place, onFail)

  return (
    <div className={styles.place}>
      {!isMounted && !drawn && (
        <div className={styles.waiting}>
          <Spinner label={say('page.loading')} />
        </div>
      )}
      {drawn ? (
        // Hydration leaves the content as the server drew it: the remote's own root takes it over.
        <div ref={place} data-remote={name} dangerouslySetInnerHTML={drawn} suppressHydrationWarning />
      ) : (
        <div ref={place} data-remote={name} />
      )}
    </div>
  )
}

function useMountedRemote(
  name: string,
  place: RefObject<HTMLDivElement | null>,
  onFail: () => void,
): boolean {
  const { loadRemote, usedRemotes, versionedName, shellApi, guard, failures, firstView } = useServices()
  const [isMounted, setIsMounted] = useState(false)

  useEffect(() => {
    let isWanted = true
    let mounted: Promise<MountedRemote> | undefined
    const giveUp = () => {
      if (isWanted) onFail()
      isWanted = false
    }

    async function mount(): Promise<void> {
      usedRemotes.add(name)
      reportStart({ remote: name, version: versionedName(name).slice(name.length + 1) })
      const remote = await loadRemote(name)
      if (!isWanted || !place.current) return
      mounted = mountRemote(remote, place.current, shellApi)
      await mounted
      if (!isWanted) return // it may have crashed in its first render
      guard.healthy(versionedName(name), 'start')
      setIsMounted(true)
    }

    function fail(error: unknown): void {
      const problem = toLoadError(name, error)
      logError(problem)
      const version = versionedName(name).slice(name.length + 1)
      reportFailure({ remote: name, version, phase: 'load', error: problem.cause ?? problem })
      if (!isWanted) return
      const isReloading =
        canBeReloaded(problem) && guard.fail(versionedName(name), problem.failure) === 'reloading'
      if (!isReloading) giveUp()
    }

    mount().catch(fail)
    const unsubscribe = failures.subscribe(name, giveUp)

    return () => {
      isWanted = false
      firstView.remote = undefined
      unsubscribe()
      mounted?.then((remote) => remote.unmount()).catch(logError)
    }
  }, [name, place, onFail, loadRemote, usedRemotes, versionedName, shellApi, guard, failures, firstView])

  return isMounted
}
