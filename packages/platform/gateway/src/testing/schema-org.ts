/** The range of a property: a kind of text or number, or the types of an object. */
type Range = 'text' | 'url' | 'date' | 'number' | 'boolean' | readonly string[]

interface Type {
  readonly parent?: string
  readonly properties: Readonly<Record<string, Range>>
  /** The properties that consumers of the data require. */
  readonly required?: readonly string[]
}

/** The part of schema.org's vocabulary that a flat's page uses: the properties of each type and their ranges. */
const TYPES: Readonly<Record<string, Type>> = {
  Thing: { properties: { name: 'text', description: 'text', url: 'url', image: 'url' } },
  Offer: {
    parent: 'Thing',
    properties: {
      businessFunction: 'url',
      price: 'number',
      priceCurrency: 'text',
      priceSpecification: ['PriceSpecification'],
      availability: 'url',
      availabilityStarts: 'date',
      itemOffered: ['Product', 'Service', 'CreativeWork', 'Event', 'Trip'],
    },
    required: ['url', 'price', 'priceCurrency', 'availability', 'itemOffered'],
  },
  PriceSpecification: { parent: 'Thing', properties: { price: 'number', priceCurrency: 'text' } },
  UnitPriceSpecification: {
    parent: 'PriceSpecification',
    properties: { unitCode: 'text' },
    required: ['price', 'priceCurrency', 'unitCode'],
  },
  Product: {
    parent: 'Thing',
    properties: { aggregateRating: ['AggregateRating'] },
    required: ['name', 'image', 'description'],
  },
  AggregateRating: {
    parent: 'Thing',
    properties: {
      ratingValue: 'number',
      reviewCount: 'number',
      worstRating: 'number',
      bestRating: 'number',
    },
    required: ['ratingValue', 'reviewCount'],
  },
  Place: {
    parent: 'Thing',
    properties: {
      address: ['PostalAddress'],
      aggregateRating: ['AggregateRating'],
      geo: ['GeoCoordinates', 'GeoShape'],
      amenityFeature: ['LocationFeatureSpecification'],
    },
  },
  Accommodation: {
    parent: 'Place',
    properties: {
      floorSize: ['QuantitativeValue'],
      floorLevel: 'text',
      numberOfRooms: 'number',
      numberOfBedrooms: 'number',
      numberOfBathroomsTotal: 'number',
      petsAllowed: 'boolean',
    },
    required: ['address', 'floorSize', 'numberOfRooms'],
  },
  Apartment: { parent: 'Accommodation', properties: { occupancy: ['QuantitativeValue'] } },
  PostalAddress: {
    parent: 'Thing',
    properties: { postalCode: 'text', addressLocality: 'text', addressCountry: 'text' },
    required: ['addressLocality', 'addressCountry'],
  },
  GeoCoordinates: {
    parent: 'Thing',
    properties: { latitude: 'number', longitude: 'number' },
    required: ['latitude', 'longitude'],
  },
  GeoShape: { parent: 'Thing', properties: {} },
  GeoCircle: {
    parent: 'GeoShape',
    properties: { geoMidpoint: ['GeoCoordinates'], geoRadius: 'number' },
    required: ['geoMidpoint', 'geoRadius'],
  },
  QuantitativeValue: {
    parent: 'Thing',
    properties: { value: 'number', maxValue: 'number', unitCode: 'text' },
  },
  LocationFeatureSpecification: {
    parent: 'Thing',
    properties: { value: 'boolean' },
    required: ['name', 'value'],
  },
  BreadcrumbList: {
    parent: 'Thing',
    properties: { itemListElement: ['ListItem'] },
    required: ['itemListElement'],
  },
  ListItem: {
    parent: 'Thing',
    properties: { position: 'number', item: 'url' },
    required: ['position', 'name', 'item'],
  },
}

const CONTEXT = 'https://schema.org'
const KINDS: Readonly<Record<Extract<Range, string>, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value !== '',
  url: (value) => typeof value === 'string' && URL.canParse(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
}

type Node = Readonly<Record<string, unknown>>

/** The violations of schema.org in a piece of JSON-LD, each as path and message; empty if it is valid. */
export function complaintsAbout({ '@context': context, ...node }: Node): string[] {
  return [...(context === CONTEXT ? [] : [`@context is ${String(context)}`]), ...ofNode(node, '')]
}

function ofNode(node: Node, path: string): string[] {
  const names = [node['@type']].flat().map(String)
  const lines = names.map(lineOf)
  const unknown = names.filter((_, at) => lines[at]?.length === 0)
  if (unknown.length > 0) return [`${path}@type ${unknown.join()} is unknown`]

  const types = lines.flat()
  const ranges = Object.assign({}, ...types.map(({ properties }) => properties)) as Record<string, Range>
  const required = types.flatMap((type) => type.required ?? [])
  return [
    ...required.filter((name) => isMissing(node[name])).map((name) => `${path}${name} is missing`),
    ...Object.entries(node)
      .filter(([name]) => name !== '@type')
      .flatMap(([name, value]) => ofProperty(ranges[name], value, `${path}${name}`)),
  ]
}

function ofProperty(range: Range | undefined, value: unknown, path: string): string[] {
  if (!range) return [`${path} is no property of it`]
  if (Array.isArray(value)) return value.flatMap((one, at) => ofProperty(range, one, `${path}[${at}]`))
  if (typeof range === 'string') return KINDS[range](value) ? [] : [`${path} is no ${range}`]
  if (typeof value !== 'object' || value === null) return [`${path} is no object`]

  const node = value as Node
  const isA = [node['@type']]
    .flat()
    .some((name) => namesOf(String(name)).some((ancestor) => range.includes(ancestor)))
  return isA ? ofNode(node, `${path}.`) : [`${path} is none of ${range.join(', ')}`]
}

/** A type and all its ancestors, by name. */
function namesOf(name: string): string[] {
  const type = TYPES[name]
  return type ? [name, ...(type.parent ? namesOf(type.parent) : [])] : []
}

function lineOf(name: string): Type[] {
  return namesOf(name).flatMap((one) => TYPES[one] ?? [])
}

function isMissing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}
