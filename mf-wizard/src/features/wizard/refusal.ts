import type { ErrorBody } from '@domizil/api'
import { isApiError, messageOf } from '@domizil/app-kit'
import { FIELDS } from './fields.ts'
import type { Saving } from './saving-atom.ts'

/**
 * The saving state for a failed call.
 * @throws errors that are not failed calls.
 */
export function refusalOf(error: unknown): Saving {
  const message = messageOf(error)
  const { code, details = [] } = bodyOf(error)
  if (code === 'FLAT_CHANGED_MEANWHILE') return { status: 'conflict' }

  const field = FIELDS.find((name) =>
    details.some((detail) => (detail.field === 'mainImage' ? 'images' : detail.field) === name),
  )
  return {
    status: 'refused',
    field,
    // It names every field that is wrong.
    messages: [message],
  }
}

function bodyOf(error: unknown): Partial<ErrorBody> {
  const body = isApiError(error) ? error.body : undefined
  return body !== null && typeof body === 'object' ? body : {}
}
