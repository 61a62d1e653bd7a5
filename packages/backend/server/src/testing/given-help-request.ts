import type { TestServer } from './test-server.ts'

/** A help request of a user; `number` makes its reference unique. */
export async function givenHelpRequest({ db }: TestServer, userId: string, number: number): Promise<number> {
  const { id } = await db
    .insertInto('help_request')
    .values({
      topic: 'OTHER',
      message: 'Where is my answer?',
      email: `${userId}@example.org`,
      page_url: '/help',
      locale: 'en',
      reference: `H-${number}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
