import { addContractRoutes } from './contract-routes.ts'
import { refuse } from './tenancy-contract-refusals.ts'

export { type AttachmentService, createAttachmentService } from './attachment-service.ts'
export { type ContractService, createContractService } from './contract-service.ts'
export { createSampleService, type SampleService } from './sample-service.ts'

/** Contracts and their files. */
export const tenancyContractModule = {
  routes: [addContractRoutes],
  refusals: refuse.table,
}
