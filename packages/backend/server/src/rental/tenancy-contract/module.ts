import { addContractRoutes } from './contract-routes.ts'
import { refuse } from './tenancy-contract-refusals.ts'

export { createAttachmentService } from './attachment-service.ts'
export { createContractService } from './contract-service.ts'
export { createSampleService } from './sample-service.ts'

/** Contracts and their files. */
export const tenancyContractModule = {
  routes: [addContractRoutes],
  refusals: refuse.table,
}
