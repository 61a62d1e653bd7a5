import type { BookingMessage } from '@domizil/api/schemas'
import type { MessageRow } from './message-repository.ts'

/** A message as both parties see it. */
export function presentMessage(row: MessageRow): BookingMessage {
  const { id, author, text, viewing, created_at, hidden_at } = row

  return {
    id,
    author,
    text: hidden_at ? '' : text,
    ...(hidden_at && { hidden: true as const }),
    viewingTimes: viewing && 'times' in viewing ? viewing.times : null,
    viewingAnswer: viewing && 'messageId' in viewing ? viewing : null,
    createdAt: created_at.toISOString(),
  }
}
