import { RatingField } from '@domizil/ui/parts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'

export const ratingFieldExamples: readonly Example[] = [
  { name: 'RatingField chosen, open, with an error', States: Fields },
]

function Fields({ word }: ExampleProps) {
  const [rating, setRating] = useState<number | undefined>(4)
  const frame = { value: rating, onChange: setRating, starLabel: String }

  return (
    <>
      <RatingField {...frame} label={word('one')} name="example-rating" />
      <RatingField {...frame} label={word('two')} name="example-open" value={undefined} />
      <RatingField
        {...frame}
        label={word('three')}
        name="example-error"
        value={undefined}
        error={word('error')}
      />
    </>
  )
}
