import { fieldWords, refuse } from './tenancy-contract-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createContractService } from './contract-service.ts'
import { createAttachmentService } from './attachment-service.ts'
import { createSampleService } from './sample-service.ts'
import { addContractRoutes } from './contract-routes.ts'

/** Contracts and their files. */
export const tenancyContractRoom = defineRoom({
  services: {
    contracts: createContractService,
    attachments: createAttachmentService,
    samples: createSampleService,
  },
  routes: [addContractRoutes],
  fieldWords,
  refusals: refuse.table,
})
