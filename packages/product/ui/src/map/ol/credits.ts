/** The credit that the licence of OpenStreetMap requires. */
export const OSM_CREDIT =
  '<a href="https://www.openstreetmap.org/copyright" rel="noreferrer">© OpenStreetMap</a>'

/** The attributions that the licences of the bundled map require. */
export const BUNDLED_CREDITS = [
  '<a href="https://www.bkg.bund.de" rel="noreferrer">© GeoBasis-DE / BKG</a>',
  '<a href="https://www.geonames.org" rel="noreferrer">GeoNames</a>',
  '<a href="https://www.dbinfrago.com" rel="noreferrer">DB InfraGO</a>',
  OSM_CREDIT,
]
