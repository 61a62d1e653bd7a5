import { type DocumentHead, useDocumentHead } from '@domizil/ui/parts'
import { usePublicConfig, useShell } from './shell-context.ts'

interface PageTitleProps extends Omit<DocumentHead, 'title'> {
  children: string
}

/** Sets the document's title, with the product's name appended, and other head facts of the page. */
export function PageTitle(props: PageTitleProps) {
  return useShell().isEmbedded ? null : <OwnTitle {...props} />
}

function OwnTitle({ children, ...more }: PageTitleProps) {
  const { productName } = usePublicConfig()
  useDocumentHead({ title: `${children} | ${productName}`, ...more })
  return null
}
