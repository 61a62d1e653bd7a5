import { ANTD_EXAMPLES } from '@domizil/ui/antd-examples'
import { ThemeProvider } from '@domizil/ui/core'
import type { ExampleProps } from '@domizil/ui/examples'
import { useReadable } from '@domizil/app-kit/readable'
import { useServices } from '../../lib/services.ts'
import { ExampleGroup } from './example-group.tsx'

/** The antd components that we use, by group, with the product's theme and language. */
export function AntdExamples(lent: ExampleProps) {
  const { language, shellApi } = useServices()

  return (
    <ThemeProvider locale={useReadable(language.locale)} nonce={shellApi.nonce}>
      {Object.entries(ANTD_EXAMPLES).map(([id, examples]) => (
        <ExampleGroup key={id} id={id} examples={examples} {...lent} />
      ))}
    </ThemeProvider>
  )
}
