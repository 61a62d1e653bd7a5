import { type Booking, type CallInput, requestBooking } from '@domizil/api'
import type { ShellApi } from '@domizil/shell-api'
import { isDetailsMissing } from './refusal.ts'

/**
 * Sends a request; resolves with it. If the profile is incomplete, asks for the missing details and sends it again.
 *
 * @throws {ApiError} if it is refused, also because the details were not given.
 */
export async function sendRequest(
  shell: Pick<ShellApi, 'send' | 'completeProfile'>,
  input: CallInput<typeof requestBooking>,
  idempotencyKey: string,
): Promise<Booking> {
  const send = () => shell.send(requestBooking, input, { idempotencyKey })

  try {
    return await send()
  } catch (error) {
    if (!isDetailsMissing(error) || !(await shell.completeProfile('TENANT'))) throw error
    return send()
  }
}
