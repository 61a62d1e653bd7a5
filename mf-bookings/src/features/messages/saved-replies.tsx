import { listSavedReplies, removeSavedReply, saveReply, type SavedReply } from '@domizil/api'
import { MAX_SAVED_REPLIES } from '@domizil/domain'
import { queryCacheOf, queryOf, useCommand, useQuery, useSay, useShell } from '@domizil/app-kit'
import { Bookmark, Trash2 } from '@domizil/ui/icons'
import { Button, menuItemClass, Skeleton } from '@domizil/ui/parts'
import { useState } from 'react'
import styles from './saved-replies.module.css'

interface SavedRepliesProps {
  /** The draft of the message, which can be saved. */
  text: string
  onChoose: (text: string) => void
}

/** Texts that the reader often writes, saved for every conversation and device. */
export function SavedReplies({ text, onChoose }: SavedRepliesProps) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const handleChoose = (chosen: string) => {
    setIsOpen(false)
    onChoose(chosen)
  }

  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        icon={<Bookmark size={15} />}
        onClick={() => setIsOpen((open) => !open)}
      >
        {say('replies.title')}
      </Button>
      {isOpen && <RepliesPanel text={text.trim()} onChoose={handleChoose} />}
    </>
  )
}

const REPLIES = queryOf(listSavedReplies, {})

function RepliesPanel({ text, onChoose }: SavedRepliesProps) {
  const say = useSay()
  const { saved, isBusy, save, remove } = useSavedReplies()
  const replies = saved.data
  const maySave =
    replies !== undefined &&
    replies.length < MAX_SAVED_REPLIES &&
    text !== '' &&
    !replies.some((reply) => reply.text === text)

  return (
    <div className={styles.panel} role="group" aria-label={say('replies.title')}>
      {saved.status === 'pending' && <Skeleton height="38px" />}
      {saved.status === 'error' && !replies && (
        <>
          <p role="alert">{saved.error.message}</p>
          <Button size="small" busy={saved.isFetching} onClick={() => void saved.refetch()}>
            {say('requests.retry')}
          </Button>
        </>
      )}
      {replies?.length === 0 && <p className={styles.hint}>{say('replies.none')}</p>}
      {replies && replies.length > 0 && (
        <ul className={styles.list}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <button type="button" className={menuItemClass} onClick={() => onChoose(reply.text)}>
                <span className={styles.text}>{reply.text}</span>
              </button>
              <Button
                size="small"
                variant="quiet"
                shape="circle"
                aria-label={say('replies.remove', { text: reply.text })}
                icon={<Trash2 size={15} />}
                onClick={() => void remove(reply)}
              />
            </li>
          ))}
        </ul>
      )}
      {replies && (
        <Button size="small" busy={isBusy} aria-disabled={!maySave} onClick={() => void save(text)}>
          {say('replies.save')}
        </Button>
      )}
      {replies && replies.length >= MAX_SAVED_REPLIES && (
        <p className={styles.hint}>{say('replies.full', { count: MAX_SAVED_REPLIES })}</p>
      )}
    </div>
  )
}

/** The saved texts. A removed one can be brought back, to the end of the list. */
function useSavedReplies() {
  const say = useSay()
  const shell = useShell()
  const saved = useQuery(REPLIES)
  const { run, isBusy } = useCommand()

  const change = (send: () => Promise<SavedReply[]>) =>
    run(async () => {
      const replies = await send()
      queryCacheOf(shell).setData(REPLIES, () => replies)
    })
  const save = (text: string) => change(() => shell.send(saveReply, { body: { text } }))

  return {
    saved,
    isBusy,
    save,
    async remove({ id, text }: SavedReply): Promise<void> {
      if (!(await change(() => shell.send(removeSavedReply, { params: { id } })))) return
      shell.notify({
        kind: 'success',
        message: say('replies.removed'),
        action: { label: say('replies.undo'), run: () => void save(text) },
      })
    },
  }
}
