import { cruiseWorkspaces } from './imports/cruise-workspaces.ts'
import { measureRooms, roomGraph } from './imports/measure-rooms.ts'

const { modules, unseen, violations, imports } = await cruiseWorkspaces(process.cwd())

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
if (unseen.length > 0)
  console.error(`Not one module was read of ${unseen.join(', ')}: the rules say nothing about them.`)
const { rooms, arrows, knots, pairs } = measureRooms(roomGraph(imports))
console.log(
  `${rooms} rooms of the server, ${arrows} arrows, ${knots.length} circles, ${pairs} pairs that import each other.`,
)
console.log(`${modules} modules read, ${violations.length} imports against the rules.`)

process.exitCode = violations.length > 0 || unseen.length > 0 || modules === 0 ? 1 : 0
