import type { ErrorBody, OwnFlat } from '@domizil/api'
import type { FlatStatus } from '@domizil/domain'
import { isApiError, useShell } from '@domizil/app-kit'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useOwnFlatChanges } from './own-flats.ts'

/** Why a status change is refused: a message, and the missing fields. */
export interface MoveRefusal {
  message: string
  details: NonNullable<ErrorBody['details']>
}

/** Changes the status of a flat and shows the result. */
export function useMove({ id }: OwnFlat, title: string, onRefused: (refusal: MoveRefusal) => void) {
  const intl = useIntl()
  const shell = useShell()
  const { moveFlat } = useOwnFlatChanges()
  const [isMoving, setIsMoving] = useState(false)

  async function move(to: FlatStatus): Promise<void> {
    setIsMoving(true)
    try {
      const { status } = await moveFlat(id, to)
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: `done.${status}` }, { title }) })
    } catch (error) {
      if (!isApiError(error)) throw error
      onRefused({ message: error.message, details: detailsOf(error.body) })
    } finally {
      setIsMoving(false)
    }
  }

  return { move, isMoving }
}

function detailsOf(body: unknown): MoveRefusal['details'] {
  const details = typeof body === 'object' && body !== null && 'details' in body ? body.details : undefined

  return Array.isArray(details) ? (details as MoveRefusal['details']) : []
}
