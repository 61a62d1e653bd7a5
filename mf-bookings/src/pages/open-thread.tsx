import type { Question } from '@domizil/api'
import { type Query, queryCacheOf, useQuery, useShell } from '@domizil/app-kit'
import { useNavigate, useSearchParams } from '@domizil/app-kit/router'
import { useCallback } from 'react'
import { threadOfBooking, threadOfQuestion } from '../features/messages/opened-thread.ts'
import { ThreadDialog } from '../features/messages/thread-dialog.tsx'
import { useRequest, useRequestChanges } from '../features/requests/requests-query.ts'
import { OWN_FLATS } from '../lib/own-flats-query.ts'

/** The thread in the URL, as a dialog over the page: that of a request, or that of a question. */
export function OpenThread({ questions }: { questions: Query<Question[]> }) {
  const { change } = useRequestChanges()
  const changeQuestion = useQuestionChange(questions)
  const [search, setSearch] = useSearchParams()
  const { route } = useShell()
  const navigate = useNavigate()
  const request = useRequest(Number(search.get('messages')))
  const questionId = Number(search.get('question'))
  const { data } = useQuery(questions, { isEnabled: questionId > 0 })
  const question = data?.find(({ id }) => id === questionId)
  const refreshUnread = useUnreadRefresh()
  const handleRead = useCallback(
    (read: number, unreadMessages: number) => {
      change(read, { unreadMessages })
      refreshUnread()
    },
    [change, refreshUnread],
  )
  const handleClose = () => {
    // Replaced first, then one step back: a double click goes back once.
    const { state } = route.get().location as { state: { isOpenedHere?: boolean } | null }
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('messages')
        after.delete('question')
        return after
      },
      { replace: true },
    )
    if (state?.isOpenedHere) void navigate(-1)
  }

  if (request) {
    const thread = threadOfBooking(request)
    return (
      <ThreadDialog
        key={`booking ${request.id}`}
        thread={thread}
        onRead={handleRead}
        onAgreed={(id, viewing) => change(id, { viewing })}
        onClose={handleClose}
      />
    )
  }
  if (!question) return null
  return (
    <ThreadDialog
      key={`question ${question.id}`}
      thread={threadOfQuestion(question)}
      onRead={changeQuestion}
      onClose={handleClose}
    />
  )
}

/** Changes the number of unread messages of a question in the cache. */
function useQuestionChange(questions: Query<Question[]>) {
  const shell = useShell()
  const refreshUnread = useUnreadRefresh()

  return useCallback(
    (id: number, unreadMessages: number) => {
      queryCacheOf(shell).setData(questions, (before) =>
        before.map((question) => (question.id === id ? { ...question, unreadMessages } : question)),
      )
      refreshUnread()
    },
    [shell, questions, refreshUnread],
  )
}

/** Refetches the numbers of unread messages: in the menu, and by flat where they are shown. */
function useUnreadRefresh(): () => void {
  const shell = useShell()
  return useCallback(() => {
    void queryCacheOf(shell).refetch(OWN_FLATS, { isInBackground: true })
    void shell.refreshCounters('counts')
  }, [shell])
}
