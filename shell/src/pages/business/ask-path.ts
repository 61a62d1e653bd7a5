import { helpPath } from '@domizil/links'
/** The form of the help page, with an outline of what we need to know from a company. */
export const ASK_PATH = helpPath({ company: true, section: 'contact' })
