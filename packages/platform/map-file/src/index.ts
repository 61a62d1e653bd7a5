/** Street maps as files: vector tiles in one PMTiles archive, read tile by tile. */
export { type MapArea, MapFileError } from './map-archive.ts'
export { type MapFile, openMapFile } from './open-map-file.ts'
