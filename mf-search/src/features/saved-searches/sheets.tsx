import type { SearchQuery } from '@domizil/links'
import { SavedSheet } from './saved-sheet.tsx'
import type { Sheet } from './use-sheet.ts'
import { useAlertForm } from './use-alert-form.ts'
import type { Surroundings } from './alert-draft.ts'
import { AlertSheet } from './alert-sheet.tsx'

export interface SheetsProps {
  sheet: Sheet
  query: SearchQuery
  around: Surroundings
}

/** The sheets of saved searches. Both ways to save share one form and its input. */
export function Sheets({ sheet: { opened, open, close }, query, around }: SheetsProps) {
  const form = useAlertForm(query, around)
  const leave = (next?: () => void) => {
    if (form.state === 'sent') form.reset()
    if (next) next()
    else close()
  }

  return (
    <>
      <AlertSheet
        isOpen={opened === 'save' || opened === 'request'}
        purpose={opened === 'request' ? 'request' : 'save'}
        query={query}
        form={form}
        onClose={() => leave()}
        onList={() => leave(() => open('list'))}
      />
      <SavedSheet isOpen={opened === 'list'} onClose={close} onSave={() => open('save')} />
    </>
  )
}
