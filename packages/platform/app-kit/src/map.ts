export { useMapTexts } from './map/use-map-texts.ts'
