import { cruiseWorkspaces } from './imports/cruise-workspaces.ts'

const { modules, unseen, violations } = await cruiseWorkspaces(process.cwd())

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
if (unseen.length > 0)
  console.error(`Not one module was read of ${unseen.join(', ')}: the rules say nothing about them.`)
console.log(`${modules} modules read, ${violations.length} imports against the rules.`)

process.exitCode = violations.length > 0 || unseen.length > 0 || modules === 0 ? 1 : 0
