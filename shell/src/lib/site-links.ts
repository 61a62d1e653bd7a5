import { helpPath, imprintPath, privacyPolicyPath, termsPath } from '@domizil/links'
/** Where the law wants everybody to get to from every page, and where help is. */
export const LEGAL_LINKS = [
  { to: imprintPath(), id: 'footer.imprint' },
  { to: privacyPolicyPath(), id: 'footer.privacy' },
  { to: termsPath(), id: 'footer.terms' },
] as const

export const HELP_LINK = { to: helpPath(), id: 'footer.help' } as const
