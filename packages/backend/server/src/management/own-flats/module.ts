import { addFlatEditingRoutes } from './flat-editing-routes.ts'
import { refuse } from './own-flats-refusals.ts'
import { ownFlatsMails } from './own-flats-mails.ts'

export { createFlatEditingService, type FlatEditingService } from './flat-editing-service.ts'
export { createFlatStatusService, type FlatStatusService } from './flat-status-service.ts'

/** What owners do with their flats. */
export const ownFlatsModule = {
  routes: [addFlatEditingRoutes],
  refusals: refuse.table,
  mails: ownFlatsMails.texts,
}
