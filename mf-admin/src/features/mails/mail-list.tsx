import { type AdminMail, listMails, readMail } from '@domizil/api'
import { useSay, useShell } from '@domizil/app-kit'
import { adminListPath } from '@domizil/links'
import { Mail, Users } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LongText, NameCell, Status } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/describe-list.tsx'
import styles from './mails.module.css'

const MAIL_LIST = describeList(listMails, 'mails', {
  keyOf: ({ id }) => id,
  titleOf: ({ subject }) => subject,
  people: {},
  filters: { kind: { isSearched: true } },
  columns: [
    { id: 'to', width: 220, cell: ({ to }) => <NameCell name={to} /> },
    {
      id: 'mailSubject',
      sort: 'subject',
      width: 260,
      isText: true,
      isOnCard: true,
      cell: ({ subject }) => <LongText text={subject} />,
    },
    { id: 'time', width: 150, isOnCard: true },
    { id: 'locale', width: 100 },
    {
      id: 'status',
      width: 170,
      isKey: true,
      cell: ({ status, error }) => <Status code={status} word={`mailStatus.${status}`} why={error} />,
    },
  ],
  more: [{ id: 'kind', cell: ({ kind }) => <Kind of={kind} /> }, { id: 'file' }, { id: 'sent' }],
  Related: ({ row }) => <MailText key={row.id} row={row} />,
  links: [{ id: 'recipient', Icon: Users, to: ({ to }) => adminListPath('users', { q: to }) }],
})

/** The mails that are stored, with what has become of each. They can be narrowed to the kinds that are sent. */
export function mailList(kinds: readonly string[]): typeof MAIL_LIST {
  const filters = MAIL_LIST.filters.map((filter) =>
    filter.id === 'kind' ? { ...filter, codes: kinds } : filter,
  )
  return { ...MAIL_LIST, filters }
}

/** The title of a kind of mail; its code if there is none, for one that is sent no more. */
function Kind({ of }: { of: string }) {
  const { messages } = useIntl()
  const title = messages[`mailKind.${of}`]
  return <span>{typeof title === 'string' ? title : of}</span>
}

/** The text of a mail, once it is asked for: reading it is recorded. */
function MailText({ row: { id, locale } }: { row: AdminMail }) {
  const say = useSay()
  const shell = useShell()
  const [answer, setAnswer] = useState<{ text: string | null }>()
  const read = async () => setAnswer(await shell.send(readMail, { params: { id } }))

  if (!answer) {
    return (
      <div className={styles.ask}>
        <Button size="small" icon={<Mail size={15} />} onClick={() => void read()}>
          {say('mails.read')}
        </Button>
        <p>{say('mails.recorded')}</p>
      </div>
    )
  }

  return (
    <section className={styles.text} aria-label={say('mails.text')} aria-live="polite">
      {answer.text === null ? say('mails.closed') : <span lang={locale}>{withLinks(answer.text)}</span>}
    </section>
  )
}

/** People write parts of some mails, so only addresses of this site become links. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    part.startsWith(`${location.origin}/`) ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
