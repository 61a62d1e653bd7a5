import { type DocumentHead, useDocumentHead } from '@domizil/ui/parts'
import { useServices } from './services.ts'

interface PageTitleProps extends Omit<DocumentHead, 'title'> {
  children: string
}

/** Sets the document's title, with the product's name appended, and other head facts of the page. */
export function PageTitle({ children, ...more }: PageTitleProps) {
  const { productName } = useServices().facts.config
  useDocumentHead({ title: `${children} | ${productName}`, ...more })
  return null
}
