import { createTransformer } from '@swc/jest'
import { swcOptions } from './swc-options.mjs'

/** How jest's own runner makes modules of our sources. */
export default createTransformer(swcOptions(true))
