/** What the storage keys of all drafts of a tab begin with. */
export const DRAFTS = 'domizil.draft.'
