import { Histogram, RangeSlider } from '@domizil/ui/parts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

const COUNTS = [1, 3, 7, 12, 18, 14, 9, 6, 3, 2, 1, 0, 1]
const BAR_EURO = 200

export const rangeSliderExamples: readonly Example[] = [{ name: 'Histogram, RangeSlider', States: Prices }]

function Prices({ word, euro }: ExampleProps) {
  const [range, setRange] = useState<readonly [number, number]>([600, 1800])
  const [low, high] = range

  return (
    <div className={styles.wide}>
      <Histogram
        label={word('histogram')}
        counts={COUNTS}
        chosen={[Math.floor(low / BAR_EURO), Math.floor(high / BAR_EURO)]}
      />
      <RangeSlider
        min={0}
        max={COUNTS.length * BAR_EURO}
        step={50}
        value={range}
        onChange={setRange}
        lowLabel={word('from')}
        highLabel={word('to')}
        valueText={euro}
      />
    </div>
  )
}
