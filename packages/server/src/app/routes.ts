import type { FastifyInstance } from 'fastify'
import { addAdminListRoutes } from '../admin-lists/admin-list-routes.ts'
import { addAdminRoutes } from '../admin/admin-routes.ts'
import { addBlockedPeriodRoutes } from '../blocked-period/blocked-period-routes.ts'
import { addBookingRoutes } from '../booking/booking-routes.ts'
import { addContractRoutes } from '../booking/contract-routes.ts'
import { addCalendarRoutes } from '../calendar/calendar-routes.ts'
import { addFavouriteRoutes } from '../favourite/favourite-routes.ts'
import { addFlatEditingRoutes } from '../flat-editing/flat-editing-routes.ts'
import { addFlatRoutes } from '../flat/flat-routes.ts'
import { addHelpRoutes } from '../help/help-routes.ts'
import { addSavedSearchRoutes } from '../saved-search/saved-search-routes.ts'
import { addImageRoutes } from '../image/image-routes.ts'
import { addInvoiceRoutes } from '../invoice/invoice-routes.ts'
import { addMessageRoutes } from '../message/message-routes.ts'
import { addMailRoutes } from '../mail/mail-routes.ts'
import { addPlaceRoutes } from '../place/place-routes.ts'
import { addReferenceDataRoutes } from '../reference-data/reference-data-routes.ts'
import { addReportRoutes } from '../report/report-routes.ts'
import { addReviewRoutes } from '../review/review-routes.ts'
import { addSearchRoutes } from '../search/search-routes.ts'
import { addPrivacyRoutes } from '../privacy/privacy-routes.ts'
import { addUserBlockingRoutes } from '../user-blocking/user-blocking-routes.ts'
import { addProfileRoutes } from '../user/profile-routes.ts'
import { addFailureRoutes } from '../telemetry/failure-routes.ts'
import type { Services } from './services.ts'

/** Every call of the API, entity by entity. */
export function addRoutes(app: FastifyInstance, services: Services): void {
  addReferenceDataRoutes(app)
  addPlaceRoutes(app, services)
  addFlatRoutes(app, services)
  addSearchRoutes(app, services)
  addFavouriteRoutes(app, services)
  addFlatEditingRoutes(app, services)
  addImageRoutes(app, services)
  addBlockedPeriodRoutes(app, services)
  addCalendarRoutes(app, services)
  addProfileRoutes(app, services)
  addPrivacyRoutes(app, services)
  addHelpRoutes(app, services)
  addSavedSearchRoutes(app, services)
  addBookingRoutes(app, services)
  addContractRoutes(app, services)
  addMessageRoutes(app, services)
  addReviewRoutes(app, services)
  addMailRoutes(app, services)
  addAdminRoutes(app, services)
  addAdminListRoutes(app, services)
  addUserBlockingRoutes(app, services)
  addReportRoutes(app, services)
  addInvoiceRoutes(app, services)
  addFailureRoutes(app, services)
}
