/** The logger of the identity service; pino's and Fastify's fit. */
export interface Log {
  error(fields: object, message: string): void
}
