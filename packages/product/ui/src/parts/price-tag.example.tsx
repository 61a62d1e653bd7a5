import { PriceTag } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'

const EURO = 1240

export const priceTagExamples: readonly Example[] = [{ name: 'PriceTag size', States: Sizes }]

function Sizes({ word, euro }: ExampleProps) {
  return (
    <>
      <PriceTag amount={euro(EURO)} unit={word('month')} />
      <PriceTag amount={euro(EURO)} unit={word('month')} size="large" />
      <PriceTag amount={euro(EURO)} />
    </>
  )
}
