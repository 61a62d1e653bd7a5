import { PageTitle, useSay } from '@domizil/app-kit'
import { SectionHeading } from '@domizil/ui/parts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { ListDescription } from './list-description.ts'
import { ListSection } from './list-section.tsx'
import styles from './list.module.css'

/** A page of the back office with one list. Its texts are the messages `<name>.title` and `<name>.hint`. */
export function ListPage<Row>({ list }: { list: ListDescription<Row> }) {
  const say = useSay()
  const title = say(`list.${list.name}`)

  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs current={title} />
      <SectionHeading level={1} title={title} hint={say(`list.${list.name}.hint`)} />
      <ListSection list={list} title={title} />
    </div>
  )
}
