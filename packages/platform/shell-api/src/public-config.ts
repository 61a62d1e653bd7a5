/** The networks on which the company may have a page. */
export type SocialNetwork = 'instagram' | 'linkedin' | 'facebook' | 'youtube'

/** The part of the configuration that the browser may see. */
export interface PublicConfig {
  readonly productName: string
  readonly publicUrl: string
  readonly environment: string
  readonly company: {
    readonly name: string
    readonly street: string
    readonly city: string
    readonly phone: string
    readonly email: string
    /** The person authorized to represent the company. */
    readonly representative: string
    readonly registerCourt: string
    readonly registerNumber: string
    readonly vatId: string
    /** The supervisory authority of its licence, if it needs one. */
    readonly authority: string | null
  }
  /** The company's pages on other sites; null where it has none. */
  readonly social: Readonly<Record<SocialNetwork, string | null>>
  /** The landlord's fee for a completed booking in percent of the total rent, and the VAT on it in percent. */
  readonly fees: { readonly percent: number; readonly vatPercent: number }
  /** The partner who prepares individual contracts, if neither the sample nor an own one fits; null without one. */
  readonly partner: { readonly name: string; readonly url: string } | null
  readonly map: {
    readonly googleKey: string | null
    readonly tileUrl: string | null
    readonly tileAttribution: string | null
    /** Vector tiles of this site with streets in an area; null shows the bundled map. */
    readonly streets: {
      /** A path with {z}, {x} and {y}. */
      readonly tileUrl: string
      readonly minZoom: number
      readonly maxZoom: number
      readonly bounds: {
        readonly north: number
        readonly east: number
        readonly south: number
        readonly west: number
      }
    } | null
  }
  /** The external geocoder; null if addresses are looked up on our own server. */
  readonly geocoder:
    | { readonly kind: 'google' }
    | { readonly kind: 'nominatim'; readonly host: string }
    | null
  /** The analytics account, used with consent only; null without analytics. */
  readonly analyticsId: string | null
  /** Whether the server reads pictures in HEIC: only then they are offered to be sent. */
  readonly readsHeic: boolean
  /** How long loading a chunk may take, in milliseconds, while no other file comes; four times as long in any case. */
  readonly loadTimeoutMs: number
}
