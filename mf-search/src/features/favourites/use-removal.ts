import type { FlatCard } from '@domizil/contract'
import { useRemoteText, useShell } from '@domizil/remote-kit'
import { useIntl } from 'react-intl'

/** Takes a flat's heart away, and offers to undo that. */
export function useRemoval(): (flat: FlatCard) => void {
  const intl = useIntl()
  const shell = useShell()
  const textOf = useRemoteText()

  return (flat) => void remove(flat)

  async function remove({ id, title_en: en, title_local: local, languageTag }: FlatCard) {
    await shell.toggleFavourite(id)
    shell.notify({
      kind: 'success',
      message: intl.formatMessage(
        { id: 'favourites.removed' },
        { title: textOf({ en, local, languageTag }) },
      ),
      action: {
        label: intl.formatMessage({ id: 'favourites.undo' }),
        run: () => void shell.toggleFavourite(id),
      },
    })
  }
}
