import type { FieldWords } from '../foundation/kernel/index.ts'
import { ROOMS } from './rooms.ts'

/** What people call the fields of all calls. */
export const FIELD_WORDS: FieldWords = Object.assign({}, ...ROOMS.map(({ fieldWords }) => fieldWords))
