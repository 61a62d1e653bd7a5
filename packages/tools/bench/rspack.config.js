import path from 'node:path'
import { bundle } from '../../../rspack.shared.js'

const { BASELINE_RUNTIME: runtime = '', BASELINE_ROUTES: routes = '[]' } = process.env

export default bundle(path.join(import.meta.dirname, '../../../shell'), {
  runtime,
  routes: JSON.parse(routes),
})
