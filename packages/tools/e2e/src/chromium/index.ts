export type { Browser } from './browser.ts'
export { chosenBrowser } from './chosen-browser.ts'
export { findBrowser } from './find-browser.ts'
