import { preWizardPath } from '@domizil/links'
/** The start of a new listing. */
export const START_PATH = preWizardPath()
