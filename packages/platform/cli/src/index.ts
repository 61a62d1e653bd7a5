export { type AppVersion, type Author, PRODUCTION } from './channel-change.ts'
export { promote, rollback, startCanary } from './channels.ts'
export { restore } from './restore.ts'
export {
  ARCHIVE,
  archived,
  archivedIn,
  type HistoryArchive,
  isArchived,
  recordsIn,
} from './history-archive.ts'
export { archiveOf } from './registry-file.ts'
export { checkRegistry } from './check.ts'
export { runCommand } from './command-line.ts'
export { changeGovernance, type GovernanceWish, readGovernance } from './governance.ts'
export { faultSentence } from './fault-sentence.ts'
export { DAY_MS, prune } from './prune.ts'
export { hashesIn, OBJECTS, type Pruned, sweepObjects, withObjects } from './sweep-objects.ts'
export type { BuildSource } from './build-source.ts'
export { linkFile, namesByContent, placeFiles } from './place-files.ts'
export { refuseUnfit } from './release-rules.ts'
export { type Published, publish } from './publish.ts'
export { RefusedError, type RefusalCode, type RefusalValues } from './refused-error.ts'
export {
  changedRegistry,
  readRegistry,
  type RegistryHome,
  type RegistryStore,
} from './registry-file.ts'
export { replaceDurably } from './replace-durably.ts'
export { type TextFile, textFileIn } from './text-file.ts'
export { folderPlace, type RegistryPlace } from './registry-place.ts'
export { servicePlace } from './service-place.ts'
export { DEFAULT_JUDGE } from './rules.ts'
export { hashOf } from '@domizil/federation/hash'
export { hexOf } from './release-folder.ts'
export { sizesIn, weighPages } from './budgets.ts'
