import { EnergyScale } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

const LIMITS = ['≤ 30', '≤ 50', '≤ 75', '≤ 100', '≤ 130', '≤ 160', '≤ 200', '≤ 250', '> 250']
const GRADES = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, at) => ({
  name,
  limit: LIMITS[at] ?? '',
}))

export const energyScaleExamples: readonly Example[] = [{ name: 'EnergyScale', States: Grades }]

function Grades({ word }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <EnergyScale grades={GRADES} current="D" label={word('energy')} valueLabel="116,9 kWh" />
    </div>
  )
}
