export { moderateReview } from './moderation-service.ts'
export { findReview } from './review-repository.ts'
