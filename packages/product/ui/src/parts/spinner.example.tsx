import { Spinner } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'

export const spinnerExamples: readonly Example[] = [{ name: 'Spinner', States: Loading }]

function Loading({ word }: ExampleProps) {
  return <Spinner label={word('loading')} />
}
