export type { OpenSeal, Seal } from './open-seal.ts'
