import { host } from '../rspack.shared.js'

export default host(import.meta.dirname)
