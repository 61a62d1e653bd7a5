import { type JobType, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { type FlatEditingService, REFRESH_SCORES } from './flat-editing-service.ts'
import { addFlatEditingRoutes } from './flat-editing-routes.ts'
import { refuse } from './own-flats-refusals.ts'
import { ownFlatsMails } from './own-flats-mails.ts'

export { createFlatEditingService, type FlatEditingService } from './flat-editing-service.ts'
export { createFlatStatusService } from './flat-status-service.ts'

/** What owners do with their flats. */
export const ownFlatsModule = {
  routes: [addFlatEditingRoutes],
  jobs: ({
    flatEditing,
  }: {
    flatEditing: Pick<FlatEditingService, 'refreshScores'>
  }): Record<string, JobType> => ({
    [REFRESH_SCORES]: { everySeconds: SECONDS_PER_HOUR, handle: () => flatEditing.refreshScores() },
  }),
  refusals: refuse.table,
  mails: ownFlatsMails.texts,
}
