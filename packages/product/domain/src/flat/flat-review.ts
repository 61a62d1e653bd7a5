/** Why administrators reject flats most often. Each has a text in the landlord's language. */
export const REJECTION_REASONS = [
  'PHOTOS_UNCLEAR',
  'PHOTOS_NOT_OF_THE_FLAT',
  'TEXTS_TOO_SHORT',
  'CONTACT_DETAILS',
  'PRICE_NOT_PLAUSIBLE',
  'ADDRESS_NOT_PLAUSIBLE',
  'LISTED_TWICE',
  'CERTIFICATE_INCOMPLETE',
  'RIGHT_TO_LET_UNCLEAR',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

/** What an administrator looks at before a flat is listed, in this order. */
export const REVIEW_CHECKS = ['PHOTOS', 'TEXTS', 'ADDRESS', 'PRICE', 'OWNER'] as const
export type ReviewCheck = (typeof REVIEW_CHECKS)[number]

/** Hints that compare a flat with others. Those about the flat alone are issues of its fields. */
export const DOUBLE_HINTS = ['SAME_PICTURE', 'SAME_TEXT', 'SAME_ADDRESS'] as const
export type DoubleHint = (typeof DOUBLE_HINTS)[number]
