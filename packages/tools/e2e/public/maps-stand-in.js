// The part of Google's map script that @react-google-maps/api needs, over an empty background: projection, drag, zoom
// and their events. The journeys serve it in place of Google's.
const TILE = 256
const listeners = new WeakMap()

class LatLng {
  lat = () => this.at.lat
  lng = () => this.at.lng
  constructor(lat, lng) {
    this.at = { lat, lng }
  }
}

class LatLngBounds {
  getSouthWest = () => new LatLng(this.southWest.lat, this.southWest.lng)
  getNorthEast = () => new LatLng(this.northEast.lat, this.northEast.lng)
  constructor(southWest, northEast) {
    Object.assign(this, { southWest, northEast })
  }
}

/** Web Mercator, normalized to 0…1. */
function toWorld({ lat, lng }) {
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

function fromWorld({ x, y }) {
  return { lng: (x - 0.5) * 360, lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI }
}

function plain(at) {
  return at instanceof LatLng ? { lat: at.lat(), lng: at.lng() } : { lat: at.lat, lng: at.lng }
}

class StandInMap {
  panes
  overlays = new Set()
  #element
  #center = { lat: 0, lng: 0 }
  #zoom = 6

  constructor(element, options = {}) {
    this.#element = element
    Object.assign(element.style, { position: 'relative', overflow: 'hidden', touchAction: 'none' })
    this.panes = element.appendChild(document.createElement('div'))
    this.setOptions(options)
    this.#listen()
  }

  setOptions({ center, zoom }) {
    if (center) this.#center = plain(center)
    if (zoom) this.#zoom = zoom
    this.#moved()
  }

  setCenter(at) {
    this.#center = plain(at)
    this.#moved()
  }

  panTo(at) {
    this.setCenter(at)
  }

  setZoom(zoom) {
    this.#zoom = zoom
    this.#moved()
  }

  getZoom() {
    return this.#zoom
  }

  fitBounds({ north, east, south, west }, margin = 0) {
    const [low, high] = [toWorld({ lat: south, lng: west }), toWorld({ lat: north, lng: east })]
    const { width, height } = this.#size()
    const [across, down] = [(width - 2 * margin) / (high.x - low.x), (height - 2 * margin) / (low.y - high.y)]
    this.#zoom = Math.floor(Math.log2(Math.min(across, down) / TILE))
    this.setCenter(fromWorld({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }))
  }

  getBounds() {
    const { width, height } = this.#size()
    const [southWest, northEast] = [this.#placeAt(0, height), this.#placeAt(width, 0)]
    return new LatLngBounds(southWest, northEast)
  }

  pixelOf(at) {
    const { width, height } = this.#size()
    const [middle, point] = [toWorld(this.#center), toWorld(plain(at))]
    return {
      x: width / 2 + (point.x - middle.x) * this.#scale,
      y: height / 2 + (point.y - middle.y) * this.#scale,
    }
  }

  #placeAt(x, y) {
    const { width, height } = this.#size()
    const middle = toWorld(this.#center)
    return fromWorld({
      x: middle.x + (x - width / 2) / this.#scale,
      y: middle.y + (y - height / 2) / this.#scale,
    })
  }

  get #scale() {
    return TILE * 2 ** this.#zoom
  }

  #size() {
    return this.#element.getBoundingClientRect()
  }

  #listen() {
    let [last, isMoved] = [undefined, false]
    this.#element.addEventListener('pointerdown', ({ clientX, clientY }) => {
      last = { x: clientX, y: clientY }
      isMoved = false
    })
    this.#element.addEventListener('click', (domEvent) => {
      if (!isMoved) signals.trigger(this, 'click', { domEvent })
    })
    addEventListener('pointermove', ({ clientX, clientY }) => {
      if (!last) return
      const { width, height } = this.#size()
      this.#center = this.#placeAt(width / 2 + last.x - clientX, height / 2 + last.y - clientY)
      last = { x: clientX, y: clientY }
      isMoved = true
      this.#draw()
    })
    addEventListener('pointerup', () => {
      if (!last) return
      last = undefined
      signals.trigger(this, 'dragend')
      this.#moved()
    })
  }

  #draw() {
    for (const overlay of this.overlays) overlay.draw()
  }

  #moved() {
    this.#draw()
    requestAnimationFrame(() => signals.trigger(this, 'idle'))
  }
}

class OverlayView {
  #map = null

  getPanes() {
    const pane = this.#map?.panes
    return { mapPane: pane, overlayLayer: pane, markerLayer: pane, overlayMouseTarget: pane, floatPane: pane }
  }

  getProjection() {
    return { fromLatLngToDivPixel: (at) => this.#map?.pixelOf(at) }
  }

  setMap(map) {
    if (this.#map) {
      this.#map.overlays.delete(this)
      this.onRemove()
    }
    this.#map = map
    if (!map) return

    map.overlays.add(this)
    this.onAdd()
    this.draw()
  }
}

function listenersOf(target, name) {
  const all = listeners.get(target) ?? new Map()
  listeners.set(target, all)
  if (!all.has(name)) all.set(name, new Set())
  return all.get(name)
}

const signals = {
  addListener(target, name, run) {
    listenersOf(target, name).add(run)
    return { remove: () => listenersOf(target, name).delete(run) }
  },
  removeListener(listener) {
    listener?.remove()
  },
  clearInstanceListeners(target) {
    listeners.delete(target)
  },
  trigger(target, name, event) {
    for (const run of listenersOf(target, name)) run(event)
  },
}

window.google = { maps: { Map: StandInMap, OverlayView, LatLng, LatLngBounds, event: signals } }
window.initMap?.()
