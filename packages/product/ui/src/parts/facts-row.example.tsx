import { FactsRow } from '@domizil/ui/parts'
import { BedDouble, Ruler, Users } from '../icons.ts'
import type { Example, ExampleProps } from '../example.ts'

export const factsRowExamples: readonly Example[] = [{ name: 'FactsRow', States: Facts }]

function Facts({ word }: ExampleProps) {
  return (
    <FactsRow
      facts={[
        { id: 'size', icon: <Ruler size={15} />, text: '58 m²' },
        { id: 'beds', icon: <BedDouble size={15} />, text: '2' },
        { id: 'people', icon: <Users size={15} />, text: '3', spoken: word('people') },
      ]}
    />
  )
}
