/** Where the law wants everybody to get to from every page, and where help is. */
export const LEGAL_LINKS = [
  { to: '/imprint', id: 'footer.imprint' },
  { to: '/privacy-policy', id: 'footer.privacy' },
  { to: '/terms-and-conditions', id: 'footer.terms' },
] as const

export const HELP_LINK = { to: '/help', id: 'footer.help' } as const
