import { readFileSync, statSync } from 'node:fs'
import { EMPTY_REGISTRY, type Registry } from '@domizil/federation'
import { parseRegistry } from '@domizil/federation/schema'

/**
 * The registry of a file, reread only when the file changes. If it disappears or becomes unreadable, the last
 * good one stays in force; without one the registry is empty.
 */
export function openCurrentRegistry(file: string, log: (line: string) => void): () => Registry {
  const empty = withoutInherited(EMPTY_REGISTRY)
  let registry = empty
  let stamp = ''
  let problem = ''

  function refresh(): void {
    const found = stampOf(file)
    if (found === stamp) return

    const text = readFileSync(file, 'utf8')
    stamp = found
    registry = withoutInherited(parseRegistry(text))
    problem = ''
  }

  return () => {
    try {
      refresh()
    } catch (error) {
      const isNew = registry === empty && (error as NodeJS.ErrnoException).code === 'ENOENT'
      const message = error instanceof Error ? error.message : String(error)
      if (!isNew && message !== problem) log(`registry.json is not used: ${message}`)
      problem = message
    }
    return registry
  }
}

/** Visitors choose the names that are looked up, so `constructor` must not be found. */
function withoutInherited({ channels, versions, ...rest }: Registry): Registry {
  return { ...rest, channels: bare(channels), versions: bare(versions) }
}

function bare<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.assign(Object.create(null) as Record<string, Value>, record)
}

function stampOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file)
  return `${ino} ${mtimeMs} ${size}`
}
