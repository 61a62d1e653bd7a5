import type { Call, CallInput, CallOutput } from '@domizil/api'

type Answer<C extends Call> = (input: CallInput<C>) => CallOutput<C> | Promise<CallOutput<C>>

/** Answers by call. A call without an answer fails and names itself. */
export class FakeAnswers {
  readonly sent: { readonly call: Call; readonly input: unknown }[] = []
  readonly #answers = new Map<Call, (input: never) => unknown>()

  on<C extends Call>(call: C, answer: Answer<C>): this {
    this.#answers.set(call, answer)
    return this
  }

  async give<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>> {
    this.sent.push({ call, input })
    const answer = this.#answers.get(call)
    if (!answer) throw new Error(`unforeseen call ${call.method} ${call.path}`)

    return (await answer(input as never)) as CallOutput<C>
  }

  /** The inputs of one call so far, oldest first. */
  inputsOf<C extends Call>(call: C): CallInput<C>[] {
    return this.sent.filter((one) => one.call === call).map(({ input }) => input as CallInput<C>)
  }
}
