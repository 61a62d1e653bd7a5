import { useSay } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import type { HandoverFields } from './handover-fields.ts'
import styles from './handover.module.css'

interface ConflictNoteProps {
  field: string
  fields: HandoverFields
  /** What is written here. */
  mine: unknown
  /** The words of a code. */
  wordOf?: (code: string) => string
}

/** What the other party has written in a field that was changed here as well, to be chosen. */
export function ConflictNote({ field, fields, mine, wordOf }: ConflictNoteProps) {
  const say = useSay()
  const conflict = fields.conflicts.find((one) => one.field === field)
  if (!conflict) return null
  const { theirs } = conflict
  const isText = typeof theirs === 'string' && typeof mine === 'string' && !wordOf
  const said = theirs === null || theirs === '' ? say('handover.conflict.empty') : `${theirs}`

  return (
    <div role="alert" tabIndex={-1} className={styles.conflict}>
      <p>{say('handover.conflict', { name: fields.name })}</p>
      <blockquote className={styles.theirs}>{wordOf && theirs ? wordOf(said) : said}</blockquote>
      <div className={styles.actions}>
        <Button size="small" onClick={() => fields.resolve(field, theirs)}>
          {say('handover.conflict.theirs')}
        </Button>
        <Button size="small" onClick={() => fields.resolve(field, mine)}>
          {say('handover.conflict.mine')}
        </Button>
        {isText && theirs && mine && (
          <Button size="small" onClick={() => fields.resolve(field, `${theirs}\n${mine}`)}>
            {say('handover.conflict.both')}
          </Button>
        )}
      </div>
    </div>
  )
}
