import { createHmac, timingSafeEqual } from 'node:crypto'
import { addDays, type Day, type FlatStatus, type IMAGE_SIDES, isOpenByLink } from '@domizil/domain'

/** A picture, and what of its flat decides who may fetch it. */
export interface ShownImage {
  key: string
  flat_id: number
  status: FlatStatus
  secret: string
}

/**
 * Where one size of a picture is fetched. What everybody may see has a plain address; any other is signed, for the day
 * and the next: pages load pictures without a token. On one day it is the same address, so browsers may keep what they
 * have.
 */
export function imageAddress(image: ShownImage, size: keyof typeof IMAGE_SIDES, today: Day): string {
  const path = `/api/image/${image.key}/${size}.webp`
  if (isOpenByLink(image.status)) return path

  return `${path}?flat=${image.flat_id}&day=${today}&access=${signatureOf(image, today)}`
}

/** Whether an address was signed for this picture of this flat, yesterday or today. */
export function isSigned(
  image: ShownImage,
  { day, access }: { day: string; access: string },
  today: Day,
): boolean {
  if (day !== today && day !== addDays(today, -1)) return false

  const [given, right] = [Buffer.from(access), Buffer.from(signatureOf(image, day))]
  return given.length === right.length && timingSafeEqual(given, right)
}

function signatureOf({ key, secret }: ShownImage, day: Day): string {
  return createHmac('sha256', secret).update(`${key} ${day}`).digest('base64url')
}
