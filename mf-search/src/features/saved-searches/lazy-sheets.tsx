import { lazyChunk } from '@domizil/app-kit'
import { Suspense, useState } from 'react'
import type { SheetsProps } from './sheets.tsx'

const Sheets = lazyChunk('saved-searches', () =>
  import(/* webpackChunkName: "saved-searches" */ './sheets.tsx').then((module) => module.Sheets),
)

/** The sheets, fetched when one is first asked for; from then on they keep what was typed. */
export function LazySheets(props: SheetsProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.sheet.opened && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null

  return (
    <Suspense fallback={null}>
      <Sheets {...props} />
    </Suspense>
  )
}
