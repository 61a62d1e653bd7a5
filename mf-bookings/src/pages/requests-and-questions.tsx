import type { Question } from '@domizil/api'
import { type Query, useQuery } from '@domizil/app-kit'
import { QuestionList } from '../features/messages/question-list.tsx'
import { RequestList, type RequestListProps } from '../features/requests/request-list.tsx'

interface RequestsAndQuestionsProps extends Omit<RequestListProps, 'above' | 'isWaiting'> {
  questions: Query<Question[]>
}

/** The requests of the page, and above them the questions before a request. Questions that cannot be loaded are left out. */
export function RequestsAndQuestions({ questions, ...requests }: RequestsAndQuestionsProps) {
  const { data = [], status } = useQuery(questions, { isLive: true })

  return (
    <RequestList {...requests} above={<QuestionList questions={data} />} isWaiting={status === 'pending'} />
  )
}
