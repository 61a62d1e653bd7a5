/** A request that was answered. */
export interface AnsweredRequest {
  id: string
  method: string
  /** The pattern of the call, such as `/api/flat/:id`; never the address, which may contain secrets. */
  route: string
  status: number
  seconds: number
}

/** An attempt at a job. */
export interface AttemptedJob {
  kind: string
  outcome: 'done' | 'failed' | 'given-up'
  seconds: number
}

/** What the backend reports about its work, for metrics and the access log. */
export interface Observer {
  request?(answered: AnsweredRequest): void
  job?(attempted: AttemptedJob): void
}
