import { getBookingProperties, getFlatProperties, getUserProperties } from '@domizil/api'
import { bookingCalls, flatCalls, userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall } from '../../infrastructure/http/index.ts'
import { bookingProperties, flatProperties, userProperties } from './reference-data.ts'

export function addReferenceDataRoutes(app: FastifyInstance): void {
  registerOpenCall(app, getFlatProperties, flatCalls.getFlatProperties, () => flatProperties)
  registerOpenCall(app, getBookingProperties, bookingCalls.getBookingProperties, () => bookingProperties)
  registerOpenCall(app, getUserProperties, userCalls.getUserProperties, () => userProperties)
}
