export { endTurn } from './end-turn.ts'
export { takeTurn } from './take-turn.ts'
