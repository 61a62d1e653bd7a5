/** What the lists of both kinds of reviews have in common. */
export const REVIEW_LIST = {
  words: ['flat', 'tenant', 'author', 'text', 'reply', 'hiddenReason'],
  filled: ['id', 'flat', 'tenant', 'author', 'status', 'created'],
  filters: ['status'],
  personFilters: { authorId: 'reviewsBy', aboutId: 'reviewsAbout' },
  day: 'created',
  dir: 'desc',
  columns: [
    'id',
    'booking',
    'flat',
    'flatId',
    'tenant',
    'author',
    'rating',
    'categories',
    'text',
    'reply',
    'status',
    'hiddenReason',
    'created',
  ],
} as const
