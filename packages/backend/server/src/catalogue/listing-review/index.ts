export { findChangedSince } from './kept-listing-repository.ts'
export { forgetChanges, forgetListings, keepDecided, trackChanges } from './track-changes.ts'
export { keepUndone, redoChanges, undoChanges } from './undo-changes.ts'
