export { createImageStore, keyOf } from './image-store.ts'
