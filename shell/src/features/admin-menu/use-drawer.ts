import { useLocation, useNavigate } from '@domizil/app-kit/router'

/** As an entry of the history keeps it. */
const OPEN = { isAdminMenuOpen: true }

/** Whether the menu is open. The history says so, as with the dialogs of the remotes: Back closes it and nothing else. */
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
      // At once, and only then a step back: whoever presses twice goes back once.
      void navigate(here, { state: { ...state, isAdminMenuOpen: false }, replace: true })
      void navigate(-1)
    },
  }
}
