import type { Origins } from '@domizil/gateway'
import type { MapSource } from '../config/config.ts'

const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com']

/**
 * The origins that the configured map loads from, for the content security policy. Google's are those of
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
export function mapOriginsOf({ googleKey, tileUrl }: MapSource): Origins {
  const google = (...origins: string[]) => (googleKey ? origins : [])
  const tiles = tileUrl ? [new URL(tileUrl).origin] : []

  return {
    scripts: google('https://maps.googleapis.com'),
    styles: google('https://fonts.googleapis.com'),
    fonts: google('https://fonts.gstatic.com'),
    images: [...tiles, ...google(...GOOGLE)],
    connections: [...tiles, ...google(...GOOGLE)],
  }
}
