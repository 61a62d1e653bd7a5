/** What the identity service needs of a logger; pino's and Fastify's fit. */
export interface Log {
  error(fields: object, message: string): void
}
