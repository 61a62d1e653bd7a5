import type { FlatCard } from '@domizil/api'
import { useShell } from '@domizil/app-kit'
import { useIntl } from 'react-intl'
import { useFlatTitle } from '@domizil/flat-ui/tile'

/** Removes a favourite, and offers an undo. */
export function useRemoval(): (flat: FlatCard) => void {
  const intl = useIntl()
  const shell = useShell()
  const titleOf = useFlatTitle()

  return (flat) => void remove(flat)

  async function remove(flat: FlatCard) {
    const { id } = flat
    await shell.toggleFavourite(id)
    shell.notify({
      kind: 'success',
      message: intl.formatMessage({ id: 'favourites.removed' }, { title: titleOf(flat).title }),
      action: {
        label: intl.formatMessage({ id: 'favourites.undo' }),
        run: () => void shell.toggleFavourite(id),
      },
    })
  }
}
