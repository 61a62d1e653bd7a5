import english from '../../messages/en.ts'
import late from '../../messages/late/en.ts'

/** What is loaded with the page, and what lazily loaded parts bring, for tests of these parts alone. */
export const texts = { ...english, ...late }
