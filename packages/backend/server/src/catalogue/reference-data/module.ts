import { addReferenceDataRoutes } from './reference-data-routes.ts'

/** Codes and limits for the browser. */
export const referenceDataModule = {
  routes: [addReferenceDataRoutes],
}
