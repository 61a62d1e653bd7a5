import { getBookingProperties, getFlatProperties, getUserProperties } from '@domizil/api'
import type { Readable, ReferenceData, ShellApi } from '@domizil/shell-api'
import { settable } from '@domizil/app-kit/readable'

export interface ReferenceDataControl {
  readonly referenceData: Readable<ReferenceData>
  load(): Promise<void>
}

/** Flat, booking and user properties, loaded at start-up. What fails to load stays null, without an error. */
export function createReferenceData(send: ShellApi['send']): ReferenceDataControl {
  const referenceData = settable<ReferenceData>({
    flatProperties: null,
    bookingProperties: null,
    userProperties: null,
  })

  async function load(): Promise<void> {
    const silently = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null)
    const [flatProperties, bookingProperties, userProperties] = await Promise.all([
      silently(send(getFlatProperties, {})),
      silently(send(getBookingProperties, {})),
      silently(send(getUserProperties, {})),
    ])
    referenceData.set({ flatProperties, bookingProperties, userProperties })
  }

  return { referenceData, load }
}
