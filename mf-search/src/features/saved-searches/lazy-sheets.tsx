import { lazyChunk } from '@domizil/app-kit'
import { Suspense, useState } from 'react'
import { LATE_TEXTS } from '../../lib/late-texts.ts'
import type { SheetsProps } from './sheets.tsx'

const Sheets = lazyChunk(
  'saved-searches',
  () => import(/* webpackChunkName: "saved-searches" */ './sheets.tsx').then((module) => module.Sheets),
  { messages: LATE_TEXTS },
)

/** The sheets, loaded on demand; they stay mounted and preserve their input. */
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
