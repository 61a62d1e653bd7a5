export { createImageStore } from './image-store.ts'
