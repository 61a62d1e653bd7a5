import { ChunkError, loadChunk } from '@domizil/federation/loading'
import './boot/boot-window.ts'
import { logError } from './lib/console.ts'
import { guardTranslatedText } from './lib/translated-text.ts'

const boot = window.domizilBoot

if (!boot.isLeaving) start()

function start(): void {
  guardTranslatedText()
  // Shared modules must be initialized before code that uses them is evaluated: hence a separate chunk.
  loadChunk(
    'bootstrap',
    () => import(/* webpackChunkName: "bootstrap" */ './app/bootstrap.tsx'),
    boot.timeoutMs,
  )
    .then(({ bootstrap }) => bootstrap())
    .catch((error: unknown) => {
      logError(error)
      if (error instanceof ChunkError) boot.failed('bootstrap')
      else boot.crashed()
    })
  // The first use of Intl reads the list of all locales, which takes a phone 40 ms and more: here nothing waits for it.
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang))
}
