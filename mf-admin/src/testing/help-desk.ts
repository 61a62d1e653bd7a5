import type { HelpDesk, HelpEntry } from '@domizil/api'
import { anAdminHelpRequest } from './rows.ts'

/** A reply or a note; a test names only what it is about. */
export function aHelpEntry(change: Partial<HelpEntry> = {}): HelpEntry {
  return {
    id: 1,
    time: '2026-11-20T14:00:00Z',
    admin: 'Anna Kern',
    kind: 'REPLY',
    text: 'Here it is.',
    ...change,
  }
}

/** A German request without a reply. */
export function aHelpDesk(change: Partial<HelpDesk> = {}): HelpDesk {
  return {
    request: anAdminHelpRequest({ id: 1, locale: 'de' }),
    person: null,
    flat: null,
    booking: null,
    isMine: false,
    next: 2,
    entries: [],
    templates: [{ code: 'GREETING', text: 'Vielen Dank.' }],
    mail: {
      subject: 'Unsere Antwort auf Ihre Frage H-1',
      before: 'Guten Tag!',
      after: 'Freundliche Grüße',
    },
    ...change,
  }
}
