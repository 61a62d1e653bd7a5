import type { EnergyCarrier } from '@domizil/domain'
import type { Random } from '../random.ts'
import type { Building, Era } from './flat-facts.ts'

interface EraTraits {
  years: readonly [from: number, to: number]
  upperFloors: readonly [from: number, to: number]
  elevator: number
  listed: number
  carriers: readonly (readonly EnergyCarrier[])[]
}

const TRAITS: Record<Era, EraTraits> = {
  FOUNDERS: {
    years: [1885, 1914],
    upperFloors: [3, 4],
    elevator: 0.25,
    listed: 0.25,
    carriers: [['NATURAL_GAS'], ['NATURAL_GAS'], ['DISTRICT_HEATING']],
  },
  INTERWAR: {
    years: [1924, 1938],
    upperFloors: [3, 4],
    elevator: 0.1,
    listed: 0.12,
    carriers: [['NATURAL_GAS'], ['DISTRICT_HEATING']],
  },
  POSTWAR: {
    years: [1952, 1968],
    upperFloors: [3, 5],
    elevator: 0.15,
    listed: 0,
    carriers: [['NATURAL_GAS'], ['OIL'], ['DISTRICT_HEATING'], ['DISTRICT_HEATING']],
  },
  LATE_CENTURY: {
    years: [1972, 1990],
    upperFloors: [4, 8],
    elevator: 0.8,
    listed: 0,
    carriers: [['DISTRICT_HEATING'], ['NATURAL_GAS']],
  },
  MODERN: {
    years: [1994, 2011],
    upperFloors: [3, 5],
    elevator: 0.85,
    listed: 0,
    carriers: [['DISTRICT_HEATING'], ['NATURAL_GAS', 'SOLAR'], ['CHP']],
  },
  NEW: {
    years: [2014, 2024],
    upperFloors: [4, 6],
    elevator: 1,
    listed: 0,
    carriers: [
      ['DISTRICT_HEATING'],
      ['HEAT_PUMP_ELECTRICITY'],
      ['HEAT_PUMP_ELECTRICITY', 'SOLAR'],
      ['GEOTHERMAL'],
    ],
  },
}

/** A building of an era, with typical age, height and heating. */
export function buildingOf(era: Era, random: Random): Building {
  const { years, upperFloors, elevator, listed, carriers } = TRAITS[era]

  return {
    era,
    constructionYear: random.int(...years),
    upperFloors: random.int(...upperFloors),
    hasElevator: random.chance(elevator),
    isListed: random.chance(listed),
    carriers: random.pick(carriers),
  }
}
