export { datesTaken } from './booking-workflow-refusals.ts'
export { endByTransition } from './end-by-transition.ts'
export { refuseTakenDays } from './refuse-taken-days.ts'
export { runTransition } from './run-transition.ts'
