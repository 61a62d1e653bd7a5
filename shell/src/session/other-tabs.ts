const KEY = 'domizil-signed-out'

/** The other open tabs of this site. */
export interface OtherTabs {
  /** Has them hide what only the signed-in user may see. */
  signOut(): void
}

/** Connects the tabs of the site. `onSignedOut` is called when another one signs out. */
export function connectTabs(onSignedOut: () => void): OtherTabs {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) onSignedOut()
  })

  return {
    signOut() {
      try {
        // Other tabs notice both; nothing stays.
        localStorage.setItem(KEY, String(Date.now()))
        localStorage.removeItem(KEY)
      } catch {
        // Blocked by the browser's settings: there the next refresh of the token ends the session.
      }
    },
  }
}
