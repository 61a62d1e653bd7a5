import { defineRoom } from '../../foundation/kernel/index.ts'

/** Proposals of another last day: their rows, and how they stand. */
export const lastDayRoom = defineRoom({})
