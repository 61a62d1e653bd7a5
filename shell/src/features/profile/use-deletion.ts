import { deleteAccount, type ErrorBody } from '@domizil/api'
import type { ApiErrorLike, ShellApi } from '@domizil/shell-api'
import { useState } from 'react'

type Details = NonNullable<ErrorBody['details']>

/** Deletes the account, or tells why not: because of which bookings. */
export function useDeletion(send: ShellApi['send'], onDeleted: () => void) {
  const [isDeleting, setIsDeleting] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [running, setRunning] = useState<Details>([])

  async function deleteNow(): Promise<void> {
    setIsDeleting(true)
    setRefusal(undefined)
    try {
      await send(deleteAccount, {})
      onDeleted()
    } catch (error) {
      const { message, body } = asApiError(error)
      setRunning(runningIn(body))
      setRefusal(message)
      setIsDeleting(false)
    }
  }

  return { isDeleting, refusal, running, deleteNow }
}

/** What is no failed call is thrown on: it is a fault of ours. */
function asApiError(error: unknown): ApiErrorLike {
  if (error instanceof Error && 'ajax' in error) return error as Error & ApiErrorLike
  throw error
}

function runningIn(body: unknown): Details {
  const { code, details = [] } = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>
  return code === 'BOOKINGS_RUNNING' ? details : []
}
