import { Button, Popover } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'

export const popoverExamples: readonly Example[] = [{ name: 'Popover auto, wide, end', States: Panels }]

function Panels({ word }: ExampleProps) {
  return (
    <>
      <Popover label={word('one')} trigger={(props) => <Button {...props}>{word('one')}</Button>}>
        {word('hint')}
      </Popover>
      <Popover
        label={word('more')}
        width="wide"
        align="end"
        trigger={(props) => <Button {...props}>{word('more')}</Button>}
      >
        <p>{word('sentence')}</p>
      </Popover>
    </>
  )
}
