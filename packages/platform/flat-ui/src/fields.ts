export { useFieldValue } from './fields/use-field-value.ts'
export { useQuantity, useUnitText } from './fields/use-quantity.ts'
