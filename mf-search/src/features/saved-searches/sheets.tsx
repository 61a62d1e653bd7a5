import type { SearchQuery } from '@domizil/links'
import { SavedSheet } from './saved-sheet.tsx'
import type { Sheet } from './use-sheet.ts'
import { useWishForm } from './use-wish-form.ts'
import type { Surroundings } from './wish.ts'
import { WishSheet } from './wish-sheet.tsx'

export interface SheetsProps {
  sheet: Sheet
  query: SearchQuery
  around: Surroundings
}

/** The sheets around saved searches. One form for both ways in: what was typed in one is there in the other. */
export function Sheets({ sheet: { opened, open, close }, query, around }: SheetsProps) {
  const form = useWishForm(query, around)
  const leave = (next?: () => void) => {
    if (form.state === 'sent') form.reset()
    if (next) next()
    else close()
  }

  return (
    <>
      <WishSheet
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
