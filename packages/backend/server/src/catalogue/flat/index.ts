export { addressColumnsOf, certificateColumnOf, columnsOf } from './flat-columns.ts'
export { draftAfter, draftOf } from './flat-draft.ts'
export { isOwner, maySee } from './flat-policy.ts'
export { refreshQuality } from './flat-quality.ts'
export { fieldWords, flatArchived, flatNotFound } from './flat-refusals.ts'
export { stateOf } from './flat-state.ts'
export {
  findFlat,
  type FlatRow,
  type ImageRow,
  listImages,
  listImagesOf,
  listMainImagesOf,
  listWaitingOf,
} from './flat-repository.ts'
export { titleOf } from './flat-title.ts'
export { factsOf } from './listed-facts.ts'
export { imageAddress, isSigned, type ShownImage } from './image-address.ts'
export { presentImage, presentOwnImage, presentWaitingImage } from './image-presenter.ts'
export { loadCards } from './load-cards.ts'
export { missingOf, presentOwnFlat } from './own-flat-presenter.ts'
export {
  countFlatsOf,
  insertFlat,
  listFlatsOf,
  listOutdatedScores,
  lockFlat,
  updateFlat,
} from './own-flat-repository.ts'
export { findFlatToManage, lockFlatToManage, lockOwnFlat } from './own-flat.ts'
export {
  findCategoryMeans,
  findReviewFigures,
  presentReviewFigures,
  type ReviewFiguresRow,
} from './review-figures.ts'
export { usualPriceIn } from './usual-price-repository.ts'
export { aboutFlat } from './flat-subject.ts'
