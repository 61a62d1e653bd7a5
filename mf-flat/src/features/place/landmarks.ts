/** Latitude and longitude. */
type Spot = readonly [lat: number, lng: number]
type NamedSpot = readonly [name: string, lat: number, lng: number]

/** What people measure a flat's place by. */
interface Landmarks {
  readonly centre: Spot
  readonly station: NamedSpot
  readonly universities: readonly NamedSpot[]
}

/**
 * The big cities and those with a university: their centres (GeoNames), main stations (DB Station&Service, CC BY 4.0) and
 * universities, to some hundred metres.
 */
const LANDMARKS: Readonly<Record<string, Landmarks>> = {
  Berlin: {
    centre: [52.524, 13.411],
    station: ['Berlin Hauptbahnhof', 52.5256, 13.3695],
    universities: [
      ['Humboldt-Universität', 52.518, 13.3933],
      ['Technische Universität', 52.5125, 13.3269],
      ['Freie Universität', 52.4525, 13.2903],
    ],
  },
  Hamburg: {
    centre: [53.551, 9.993],
    station: ['Hamburg Hbf', 53.5527, 10.0069],
    universities: [
      ['Universität Hamburg', 53.5635, 9.988],
      ['TU Hamburg', 53.4605, 9.9695],
    ],
  },
  München: {
    centre: [48.137, 11.575],
    station: ['München Hbf', 48.1402, 11.5583],
    universities: [
      ['LMU', 48.1508, 11.5805],
      ['TUM', 48.1487, 11.568],
    ],
  },
  Köln: {
    centre: [50.933, 6.95],
    station: ['Köln Hbf', 50.943, 6.9587],
    universities: [['Universität zu Köln', 50.9281, 6.9285]],
  },
  'Frankfurt am Main': {
    centre: [50.115, 8.684],
    station: ['Frankfurt (Main) Hbf', 50.1071, 8.6638],
    universities: [['Goethe-Universität', 50.1273, 8.6669]],
  },
  Stuttgart: {
    centre: [48.782, 9.177],
    station: ['Stuttgart Hbf', 48.7841, 9.1816],
    universities: [['Universität Stuttgart', 48.7815, 9.1741]],
  },
  Düsseldorf: {
    centre: [51.222, 6.776],
    station: ['Düsseldorf Hbf', 51.22, 6.7943],
    universities: [['Heinrich-Heine-Universität', 51.1904, 6.794]],
  },
  Leipzig: {
    centre: [51.34, 12.371],
    station: ['Leipzig Hbf', 51.3455, 12.3821],
    universities: [['Universität Leipzig', 51.3388, 12.3799]],
  },
  Dresden: {
    centre: [51.051, 13.738],
    station: ['Dresden Hbf', 51.0406, 13.732],
    universities: [['TU Dresden', 51.0286, 13.727]],
  },
  Hannover: {
    centre: [52.37, 9.733],
    station: ['Hannover Hbf', 52.3768, 9.741],
    universities: [['Leibniz Universität', 52.3822, 9.7178]],
  },
  Nürnberg: {
    centre: [49.454, 11.078],
    station: ['Nürnberg Hbf', 49.4456, 11.083],
    universities: [['TH Nürnberg', 49.453, 11.093]],
  },
  Bremen: {
    centre: [53.076, 8.807],
    station: ['Bremen Hbf', 53.0835, 8.8138],
    universities: [['Universität Bremen', 53.1069, 8.853]],
  },
  Essen: {
    centre: [51.457, 7.012],
    station: ['Essen Hbf', 51.4514, 7.0148],
    universities: [['Universität Duisburg-Essen', 51.4633, 7.0042]],
  },
  Dortmund: {
    centre: [51.515, 7.466],
    station: ['Dortmund Hbf', 51.5179, 7.4593],
    universities: [['TU Dortmund', 51.4925, 7.414]],
  },
  Bonn: {
    centre: [50.734, 7.096],
    station: ['Bonn Hbf', 50.732, 7.0971],
    universities: [['Universität Bonn', 50.7339, 7.1022]],
  },
  Münster: {
    centre: [51.962, 7.626],
    station: ['Münster (Westf) Hbf', 51.9566, 7.6357],
    universities: [['Universität Münster', 51.9636, 7.613]],
  },
  Mannheim: {
    centre: [49.489, 8.467],
    station: ['Mannheim Hbf', 49.4794, 8.4689],
    universities: [['Universität Mannheim', 49.4832, 8.4622]],
  },
  Karlsruhe: {
    centre: [49.009, 8.404],
    station: ['Karlsruhe Hbf', 48.9935, 8.4022],
    universities: [['KIT', 49.0094, 8.412]],
  },
  'Freiburg im Breisgau': {
    centre: [47.996, 7.852],
    station: ['Freiburg (Breisgau) Hbf', 47.9977, 7.8412],
    universities: [['Universität Freiburg', 47.9936, 7.8456]],
  },
  Heidelberg: {
    centre: [49.408, 8.691],
    station: ['Heidelberg Hbf', 49.4036, 8.6754],
    universities: [['Universität Heidelberg', 49.4108, 8.7064]],
  },
  Mainz: {
    centre: [49.984, 8.279],
    station: ['Mainz Hbf', 50.0011, 8.2587],
    universities: [['Johannes Gutenberg-Universität', 49.9927, 8.2417]],
  },
  Wiesbaden: {
    centre: [50.083, 8.249],
    station: ['Wiesbaden Hbf', 50.0708, 8.2437],
    universities: [['Hochschule RheinMain', 50.095, 8.217]],
  },
  Augsburg: {
    centre: [48.371, 10.899],
    station: ['Augsburg Hbf', 48.3654, 10.8856],
    universities: [['Universität Augsburg', 48.334, 10.898]],
  },
  Aachen: {
    centre: [50.777, 6.083],
    station: ['Aachen Hbf', 50.7678, 6.0915],
    universities: [['RWTH Aachen', 50.7775, 6.0777]],
  },
  Bielefeld: {
    centre: [52.033, 8.533],
    station: ['Bielefeld Hbf', 52.0293, 8.5327],
    universities: [['Universität Bielefeld', 52.038, 8.493]],
  },
  Bochum: {
    centre: [51.482, 7.216],
    station: ['Bochum Hbf', 51.4786, 7.2233],
    universities: [['Ruhr-Universität', 51.4445, 7.262]],
  },
  Kiel: {
    centre: [54.321, 10.135],
    station: ['Kiel Hbf', 54.315, 10.132],
    universities: [['Christian-Albrechts-Universität', 54.3385, 10.1195]],
  },
  Lübeck: {
    centre: [53.869, 10.687],
    station: ['Lübeck Hbf', 53.8675, 10.6698],
    universities: [['Universität zu Lübeck', 53.835, 10.701]],
  },
  Braunschweig: {
    centre: [52.266, 10.527],
    station: ['Braunschweig Hbf', 52.2522, 10.5403],
    universities: [['TU Braunschweig', 52.2735, 10.53]],
  },
  Rostock: {
    centre: [54.089, 12.14],
    station: ['Rostock Hbf', 54.0782, 12.1311],
    universities: [['Universität Rostock', 54.0885, 12.133]],
  },
  Kassel: {
    centre: [51.317, 9.5],
    station: ['Kassel-Wilhelmshöhe', 51.3131, 9.4469],
    universities: [['Universität Kassel', 51.323, 9.507]],
  },
  Potsdam: {
    centre: [52.399, 13.066],
    station: ['Potsdam Hbf', 52.3915, 13.0667],
    universities: [['Universität Potsdam', 52.401, 13.012]],
  },
  Erfurt: {
    centre: [50.979, 11.033],
    station: ['Erfurt Hbf', 50.9726, 11.0385],
    universities: [['Universität Erfurt', 50.9905, 11.009]],
  },
  Jena: {
    centre: [50.929, 11.59],
    station: ['Jena Paradies', 50.9249, 11.5875],
    universities: [['Universität Jena', 50.9295, 11.5895]],
  },
  Magdeburg: {
    centre: [52.128, 11.629],
    station: ['Magdeburg Hbf', 52.1303, 11.6269],
    universities: [['Otto-von-Guericke-Universität', 52.1395, 11.644]],
  },
  Chemnitz: {
    centre: [50.836, 12.929],
    station: ['Chemnitz Hbf', 50.8397, 12.9309],
    universities: [['TU Chemnitz', 50.839, 12.927]],
  },
  Weimar: {
    centre: [50.98, 11.329],
    station: ['Weimar', 50.9915, 11.3265],
    universities: [['Bauhaus-Universität', 50.9747, 11.329]],
  },
  Regensburg: {
    centre: [49.015, 12.102],
    station: ['Regensburg Hbf', 49.0117, 12.0996],
    universities: [['Universität Regensburg', 48.9985, 12.0955]],
  },
  Würzburg: {
    centre: [49.794, 9.951],
    station: ['Würzburg Hbf', 49.8018, 9.9358],
    universities: [['Universität Würzburg', 49.7883, 9.9353]],
  },
  Ulm: {
    centre: [48.398, 9.992],
    station: ['Ulm Hbf', 48.3994, 9.9822],
    universities: [['Universität Ulm', 48.422, 9.956]],
  },
  Tübingen: {
    centre: [48.523, 9.052],
    station: ['Tübingen Hbf', 48.5158, 9.0554],
    universities: [['Universität Tübingen', 48.5245, 9.06]],
  },
  Konstanz: {
    centre: [47.66, 9.176],
    station: ['Konstanz', 47.6588, 9.1773],
    universities: [['Universität Konstanz', 47.6895, 9.188]],
  },
  Göttingen: {
    centre: [51.534, 9.932],
    station: ['Göttingen', 51.5368, 9.9261],
    universities: [['Universität Göttingen', 51.5415, 9.936]],
  },
  Darmstadt: {
    centre: [49.872, 8.65],
    station: ['Darmstadt Hbf', 49.8725, 8.6296],
    universities: [['TU Darmstadt', 49.8747, 8.655]],
  },
  Ingolstadt: {
    centre: [48.765, 11.424],
    station: ['Ingolstadt Hbf', 48.7445, 11.4373],
    universities: [['TH Ingolstadt', 48.767, 11.433]],
  },
  Erlangen: {
    centre: [49.591, 11.008],
    station: ['Erlangen', 49.5958, 11.0016],
    universities: [['FAU', 49.598, 11.005]],
  },
  Wolfsburg: {
    centre: [52.425, 10.781],
    station: ['Wolfsburg Hbf', 52.4295, 10.7878],
    universities: [['Ostfalia', 52.426, 10.787]],
  },
  Trier: {
    centre: [49.756, 6.639],
    station: ['Trier Hbf', 49.7568, 6.6525],
    universities: [['Universität Trier', 49.745, 6.688]],
  },
  Saarbrücken: {
    centre: [49.233, 7.01],
    station: ['Saarbrücken Hbf', 49.2411, 6.991],
    universities: [['Universität des Saarlandes', 49.2555, 7.0405]],
  },
}

/** A landmark and how far it is, as the crow flies. */
export interface Distance {
  readonly kind: 'centre' | 'station' | 'university'
  /** The name of the station or university; empty for the centre. */
  readonly name: string
  readonly km: number
}

const EARTH_KM = 6371
const STEPS_PER_KM = 10
/** The public position is some hundred metres off, so that nearer is not said. */
const LEAST_KM = 0.3

/** How far centre, main station and nearest university are from the public position of a flat; empty where none is known. */
export function distancesFrom({
  city,
  latitude,
  longitude,
}: {
  city: string
  latitude: number
  longitude: number
}): readonly Distance[] {
  const found = Object.hasOwn(LANDMARKS, city) ? LANDMARKS[city] : undefined
  if (!found) return []

  const km = (lat: number, lng: number) => {
    const straight = straightKm([latitude, longitude], [lat, lng])
    return Math.max(Math.round(straight * STEPS_PER_KM) / STEPS_PER_KM, LEAST_KM)
  }
  const { centre, station, universities } = found
  const [nearest] = universities
    .map(([name, lat, lng]) => ({ kind: 'university' as const, name, km: km(lat, lng) }))
    .toSorted((one, other) => one.km - other.km)
  return [
    { kind: 'centre', name: '', km: km(...centre) },
    { kind: 'station', name: station[0], km: km(station[1], station[2]) },
    ...(nearest ? [nearest] : []),
  ]
}

function straightKm([lat, lng]: Spot, [otherLat, otherLng]: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2
  const share =
    half(lat, otherLat) + Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * half(lng, otherLng)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(share))
}
