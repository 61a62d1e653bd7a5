import { VIEWING_TIME } from './marketplace-questions.ts'
import type { SampleRequest } from './sample-request.ts'

/** Those of conversations, by the name of the call. */
export const MESSAGE_SAMPLES: Record<string, SampleRequest> = {
  listMessages: { by: 'landlord', address: (id) => `/booking/api/${id.waiting}/messages?before=9` },
  sendMessage: {
    by: 'landlord',
    address: (id) => `/booking/api/${id.waiting}/messages`,
    body: () => ({ text: 'When shall we meet?', viewingTimes: [VIEWING_TIME] }),
  },
  markMessagesRead: {
    by: 'landlord',
    address: (id) => `/booking/api/${id.waiting}/messages/read`,
    body: () => ({ lastId: 1 }),
  },
  answerViewing: {
    by: 'landlord',
    address: (id) => `/booking/api/message/${id.viewing}/viewing`,
    body: () => ({ time: VIEWING_TIME }),
  },
  askLandlord: {
    by: 'tenant',
    address: (id) => `/booking/api/question/new/${id.flat}`,
    body: () => ({ text: 'Is there a lift?', viewingTimes: [VIEWING_TIME] }),
  },
  listTenantQuestions: { by: 'tenant' },
  listLandlordQuestions: { by: 'landlord' },
  listFlatQuestions: { by: 'landlord', address: (id) => `/booking/api/flat/${id.flat}/questions` },
  listQuestionMessages: {
    by: 'landlord',
    address: (id) => `/booking/api/question/${id.question}/messages?before=9`,
  },
  sendQuestionMessage: {
    by: 'landlord',
    address: (id) => `/booking/api/question/${id.question}/messages`,
    body: () => ({ text: 'There is one.', viewingTimes: [VIEWING_TIME] }),
  },
  markQuestionRead: {
    by: 'landlord',
    address: (id) => `/booking/api/question/${id.question}/messages/read`,
    body: () => ({ lastId: 1 }),
  },
}
