import type { SearchQuery } from '@domizil/links'
import { SavedSheet } from './saved-sheet.tsx'
import type { Sheet } from './use-sheet.ts'
import { useAlertForm } from './use-alert-form.ts'
import { AlertSheet } from './alert-sheet.tsx'

export interface SheetsProps {
  sheet: Sheet
  query: SearchQuery
}

/** The sheets of saved searches. Both ways to save share one form and its input. */
export function Sheets({ sheet: { opened, open, close }, query }: SheetsProps) {
  const form = useAlertForm(query)
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
        form={form}
        onClose={() => leave()}
        onList={() => leave(() => open('list'))}
      />
      <SavedSheet isOpen={opened === 'list'} onClose={close} onSave={() => open('save')} />
    </>
  )
}
