import { Rating } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'

export const ratingExamples: readonly Example[] = [{ name: 'Rating', States: Words }]

function Words({ word }: ExampleProps) {
  return <Rating>{word('sentence')}</Rating>
}
