import { helpPath, imprintPath, privacyPolicyPath, termsPath } from '@domizil/links'
/** The legally required links of every page, and the help. */
export const LEGAL_LINKS = [
  { to: imprintPath(), id: 'footer.imprint' },
  { to: privacyPolicyPath(), id: 'footer.privacy' },
  { to: termsPath(), id: 'footer.terms' },
] as const

export const HELP_LINK = { to: helpPath(), id: 'footer.help' } as const
