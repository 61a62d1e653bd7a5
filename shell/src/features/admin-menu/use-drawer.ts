import { useLocation, useNavigate } from '@domizil/app-kit/router'

/** In the state of a history entry. */
const OPEN = { isAdminMenuOpen: true }

/** Whether the menu is open, as part of the history, as for the remotes' dialogs: Back only closes it. */
export function useDrawer() {
  const navigate = useNavigate()
  const location = useLocation()
  const state = location.state as Partial<typeof OPEN> | null
  const isOpen = state?.isAdminMenuOpen === true
  const here = { search: location.search }

  return {
    isOpen,
    open: () => void navigate(here, { state: { ...state, ...OPEN } }),
    close: () => {
      // Replaced first, then one step back: a double click goes back once.
      void navigate(here, { state: { ...state, isAdminMenuOpen: false }, replace: true })
      void navigate(-1)
    },
  }
}
