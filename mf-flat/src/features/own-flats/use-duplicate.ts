import type { OwnFlat } from '@domizil/api'
import { isApiError, useShell } from '@domizil/app-kit'
import { useNavigate } from '@domizil/app-kit/router'
import { flatEditPath } from '@domizil/links'
import { useIntl } from 'react-intl'
import { useOwnFlatChanges } from './own-flats.ts'

/** Makes a draft from a flat, and opens it. */
export function useDuplicate(flat: OwnFlat, title: string): () => Promise<void> {
  const intl = useIntl()
  const shell = useShell()
  const navigate = useNavigate()
  const { duplicateFlat } = useOwnFlatChanges()

  return async () => {
    const { pathname } = shell.route.get().location
    try {
      const { id } = await duplicateFlat(flat)
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: 'done.duplicated' }, { title }) })
      // A landlord who has left the list meanwhile stays there.
      if (shell.route.get().location.pathname === pathname) void navigate(flatEditPath(id))
    } catch (error) {
      if (!isApiError(error)) throw error
      shell.notify({ kind: 'error', message: error.message })
    }
  }
}
