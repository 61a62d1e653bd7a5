export { addressColumnsOf, certificateColumnOf, columnsOf, draftAfter, draftOf } from './flat-draft.ts'
export { findFlatToManage, isOwner, lockFlatToManage, lockOwnFlat, maySee } from './flat-policy.ts'
export { refreshQuality } from './flat-quality.ts'
export { fieldWords, flatArchived, flatNotFound } from './flat-refusals.ts'
export { factsOf, stateOf, titleOf } from './listed-facts.ts'
export {
  findFlat,
  type FlatRow,
  type ImageRow,
  listImages,
  listImagesOf,
  listMainImagesOf,
  listWaitingOf,
} from './flat-repository.ts'
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
export {
  findCategoryMeans,
  findReviewFigures,
  presentReviewFigures,
  type ReviewFiguresRow,
} from './review-figures.ts'
export { usualPriceIn } from './usual-price-repository.ts'
export { aboutFlat } from './flat-subject.ts'
