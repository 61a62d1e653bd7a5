import type { Question } from '@domizil/api'
import { type Query, queryCacheOf, useQuery, useShell } from '@domizil/app-kit'
import { useNavigate, useSearchParams } from '@domizil/app-kit/router'
import { useCallback, useState } from 'react'
import {
  type OpenedThread,
  threadOfBooking,
  threadOfContinued,
  threadOfQuestion,
} from '../features/messages/opened-thread.ts'
import { ThreadDialog } from '../features/messages/thread-dialog.tsx'
import { useRequest, useRequestAfter, useRequestChanges } from '../features/requests/requests-query.ts'
import { OWN_FLATS } from '../lib/own-flats-query.ts'

/** The thread in the URL, as a dialog over the page: that of a request, or that of a question. */
export function OpenThread({ questions }: { questions: Query<Question[]> }) {
  const { change } = useRequestChanges()
  const changeQuestion = useQuestionChange(questions)
  const [search, setSearch] = useSearchParams()
  const { route } = useShell()
  const navigate = useNavigate()
  const questionId = Number(search.get('question'))
  const { data } = useQuery(questions, { isEnabled: questionId > 0 })
  const request = useRequest(Number(search.get('messages')))
  const following = useRequestAfter(questionId)
  const question = data?.find(({ id }) => id === questionId)
  const bookingId = (request ?? following)?.id
  const refreshUnread = useUnreadRefresh()
  const handleRead = useCallback(
    (id: number, unreadMessages: number) => {
      if (bookingId === undefined) return changeQuestion(id, unreadMessages)
      change(bookingId, { unreadMessages })
      refreshUnread()
    },
    [change, changeQuestion, bookingId, refreshUnread],
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

  const thread =
    (request && threadOfBooking(request)) ??
    (following && threadOfContinued(following, questionId)) ??
    (question && threadOfQuestion(question))
  const shown = useLast(thread, search.toString())

  return (
    shown && (
      <ThreadDialog
        key={`${shown.kind} ${shown.id}`}
        thread={shown}
        onRead={handleRead}
        onAgreed={(_id, viewing) => bookingId !== undefined && change(bookingId, { viewing })}
        onClose={handleClose}
      />
    )
  )
}

/** The last thread of an address: a question leaves its list a moment before the request that follows it is in another. */
function useLast(thread: OpenedThread | undefined, address: string): OpenedThread | undefined {
  const [last, setLast] = useState({ thread, address })
  if (thread && last.thread !== thread && JSON.stringify(last) !== JSON.stringify({ thread, address }))
    setLast({ thread, address })

  return thread ?? (last.address === address ? last.thread : undefined)
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
