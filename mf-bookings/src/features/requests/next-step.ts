import type { Booking } from '@domizil/api'
import { needsMyAction, waitsForSignedFile } from './request-state.ts'

/** The next step of a request from the reader's view; undefined once it has ended. */
export function nextStepOf(request: Booking) {
  const { status, role, contract } = request
  const isLandlord = role === 'LANDLORD'

  switch (status) {
    case 'REQUESTED':
      return isLandlord ? 'answer' : 'waitForAnswer'
    case 'LANDLORD_APPROVED':
      return isLandlord ? 'waitForConfirmation' : 'confirm'
    case 'WAITING_FOR_CONTRACT':
      if (!contract) return isLandlord ? 'chooseContract' : 'waitForContract'
      if (waitsForSignedFile(request)) return isLandlord ? 'printAndSign' : 'waitForSignedFile'
      if (!contract.documentHash) return 'waitForFile'
      return contract.isHandSigned ? 'confirmFirst' : 'signFirst'
    case 'CONTRACT_APPROVED':
      if (contract?.isHandSigned) return needsMyAction(request) ? 'confirmSecond' : 'waitForOtherConfirmation'
      return needsMyAction(request) ? 'signSecond' : 'waitForSignature'
    case 'BOOKING_COMPLETED':
      return afterSigning(request)
    case 'BOOKING_CANCELED':
      return undefined
  }
}

function afterSigning({ review }: Booking) {
  if (!review) return 'signed'
  return review.canWrite ? 'review' : 'over'
}
