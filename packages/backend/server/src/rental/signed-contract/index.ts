export { type Completion, createSealer, type SealingDependencies } from './create-sealer.ts'
export { orderSealedContract, type SealOrder } from './order-sealed-contract.ts'
export { findSignedFile, insertSealed } from './signed-contract-repository.ts'
export { SIGNATURE_PAGES } from './write-signature-page.ts'
