export { orderSealedContract } from './order-sealed-contract.ts'
