import { type AdminHelpRequest, writeToUser } from '@domizil/api'
import type { Locale } from '@domizil/domain'
import { Mail } from '@domizil/ui/icons'
import { readByAffected, type RowAction } from './list-description.ts'

interface Addressee {
  readonly personId: string
  readonly flatId?: number
}

/** An action that mails the administrator's own words to the person whom a row is about. */
export const writeTo = <Row>(
  id: string,
  addresseeOf: (row: Row) => Addressee,
  localeOf: (row: Row) => Locale,
): RowAction<Row> => ({
  id,
  Icon: Mail,
  reason: 'message',
  templates: 'WRITE',
  isForMany: true,
  isPossible: () => true,
  readersOf: (row) => readByAffected(localeOf(row)),
  run: (shell, row, { reason: message = '' }) => {
    const { personId, flatId } = addresseeOf(row)
    return shell.send(writeToUser, {
      params: { id: personId },
      body: { message, ...(flatId !== undefined && { flatId }) },
    })
  },
  tell: (result) => ({ number: (result as AdminHelpRequest).reference }),
})
