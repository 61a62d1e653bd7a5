import { rule } from './rule.mjs'

const SIDE = '^(shell|mf-[^/]+)/src'
export default [
  rule(
    'lib-imports-nothing-above',
    'app → pages → features → lib',
    { path: `${SIDE}/lib/` },
    { path: '^$1/src/(app|pages|features)/' },
  ),
  rule(
    'feature-imports-nothing-above',
    'app → pages → features → lib',
    { path: `${SIDE}/features/` },
    { path: '^$1/src/(app|pages)/' },
  ),
  rule(
    'page-imports-nothing-above',
    'app → pages → features → lib',
    { path: `${SIDE}/pages/` },
    { path: '^$1/src/app/' },
  ),
  rule(
    'feature-imports-no-feature',
    'A page puts features together.',
    { path: `${SIDE}/features/([^/]+)/` },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  ),
]
