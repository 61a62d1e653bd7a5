import { Chip } from '@domizil/ui/parts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'

export const chipExamples: readonly Example[] = [{ name: 'Chip', States: Chips }]

function Chips({ word }: ExampleProps) {
  const [shown, setShown] = useState<readonly ('one' | 'two')[]>(['one', 'two'])

  return shown.map((id) => (
    <Chip key={id} removeLabel={word('remove')} onRemove={() => setShown(shown.filter((one) => one !== id))}>
      {word(id)}
    </Chip>
  ))
}
