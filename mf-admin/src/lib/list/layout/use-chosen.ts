import { useSession } from '@domizil/app-kit'
import { useState } from 'react'
import { readStored, writeStored } from '../../browser-storage.ts'

/**
 * What a person has chosen for a list. This browser stores it, for each person apart. What is stored may be from an older
 * version of the page, or not there at all: `read` makes a value of it.
 */
export function useChosen<Value>(
  what: string,
  list: string,
  read: (stored: unknown) => Value,
): [Value, (value: Value) => void] {
  const session = useSession()
  const person = session.status === 'authenticated' ? session.user.id : ''
  const key = `domizil.admin.${what}.${person}.${list}`
  const [known, setKnown] = useState(() => ({ key, value: read(storedAt(key)) }))
  const current = known.key === key ? known : { key, value: read(storedAt(key)) }
  if (current !== known) setKnown(current)

  return [
    current.value,
    (value) => {
      setKnown({ key, value })
      writeStored(key, JSON.stringify(value))
    },
  ]
}

function storedAt(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}
