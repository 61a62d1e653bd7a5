import { helpPath } from '@domizil/links'
/** The contact form, prefilled with the questions to companies. */
export const ASK_PATH = helpPath({ company: true, section: 'contact' })
