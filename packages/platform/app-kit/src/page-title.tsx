import { type DocumentHead, useDocumentHead } from '@domizil/ui/parts'
import { usePublicConfig } from './shell-context.ts'

interface PageTitleProps extends Omit<DocumentHead, 'title'> {
  children: string
}

/** The title of the page, with the product's name behind it, and what else it says of itself. */
export function PageTitle({ children, ...more }: PageTitleProps) {
  const { productName } = usePublicConfig()
  useDocumentHead({ title: `${children} | ${productName}`, ...more })
  return null
}
