import { remote } from '../rspack.shared.js'

export default remote(import.meta.dirname)
