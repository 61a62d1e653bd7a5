import { changingText } from './changing-text.mjs'

export default { meta: { name: 'domizil' }, rules: { 'changing-text': changingText } }
