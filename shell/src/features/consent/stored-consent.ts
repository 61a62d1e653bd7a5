import { siteStorage } from '../../lib/browser-storage.ts'

const KEY = 'domizil.cookies'

export type ConsentChoice = 'accepted' | 'declined'

/** The choice in this browser; null before one. Without storage a choice is valid for its page only. */
export function storedConsent(): ConsentChoice | null {
  const choice = siteStorage.read(KEY)

  return choice === 'accepted' || choice === 'declined' ? choice : null
}

export function storeConsent(choice: ConsentChoice): void {
  siteStorage.write(KEY, choice)
}

/** Hides the banner that the server has drawn for everybody from visitors who have chosen, before the first paint. */
export function hideDrawnBanner(): void {
  if (storedConsent()) document.documentElement.dataset['cookies'] = 'chosen'
}

export function showBanner(): void {
  delete document.documentElement.dataset['cookies']
}
