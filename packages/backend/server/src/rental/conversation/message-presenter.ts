import type { BookingMessage } from '@domizil/api/schemas'
import type { MessageRow } from './message-repository.ts'

/** A message as both parties see it. */
export function presentMessage({ id, author, text, viewing, created_at }: MessageRow): BookingMessage {
  return {
    id,
    author,
    text,
    viewingTimes: viewing && 'times' in viewing ? viewing.times : null,
    viewingAnswer: viewing && 'messageId' in viewing ? viewing : null,
    createdAt: created_at.toISOString(),
  }
}
