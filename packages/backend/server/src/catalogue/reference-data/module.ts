import { defineRoom } from '../../foundation/kernel/index.ts'
import { addReferenceDataRoutes } from './reference-data-routes.ts'

/** Codes and limits for the browser. */
export const referenceDataRoom = defineRoom({
  routes: [addReferenceDataRoutes],
})
