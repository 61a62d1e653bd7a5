export type { AppVersion } from './release-folder.ts'
export { changeAsWished, promote } from './channels.ts'
export { ARCHIVE, archiveOf } from './registry-file.ts'
export { checkRegistry } from './channel-problems.ts'
export { runCommand, type Tools } from './command-line.ts'
export { type Order, readNumber } from './options.ts'
export { changeGovernance, readGovernance } from './governance.ts'
export { faultSentence } from './refused-error.ts'
export { objectOf, prune, pruneAll } from './prune.ts'
export type { BuildSource } from './release-folder.ts'
export { linkFile, namesByContent, placeFiles } from './release-folder.ts'
export { refuseUnfit } from './release-rules.ts'
export { type Published, publish } from './publish.ts'
export { replacePrivate } from './store.ts'
export { RefusedError } from './refused-error.ts'
export { readRegistry, REGISTRY_FILE } from './registry-file.ts'
export {
  folderStore,
  replaceDurably,
  type Store,
  type StoredFile,
  storeOf,
} from './store.ts'
export { folderPlace, type RegistryPlace } from './registry-place.ts'
export { callsOf, servicePlace } from './registry-place.ts'
export { hashOf } from '@domizil/federation/hash'
export { sizesIn, weighPages } from './budgets.ts'
