import { preWizardPath } from '@domizil/links'
/** Where an advertisement begins. */
export const START_PATH = preWizardPath()
