import { Type } from 'typebox'

const strict = { additionalProperties: false }

/** What a canary is judged by. */
export const CanaryJudgeSchema = Type.Object(
  {
    minStarts: Type.Integer({ minimum: 10, maximum: 1_000_000 }),
    maxExtra: Type.Number({ minimum: 0, maximum: 100 }),
    maxSlower: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    promoteAfter: Type.Optional(Type.Integer({ minimum: 10, maximum: 100_000_000 })),
    steps: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 99 }), { minItems: 1, maxItems: 20 }),
    ),
  },
  strict,
)

const FindingSchema = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z_]{1,60}$' }),
    values: Type.Record(
      Type.String({ pattern: '^[A-Za-z]{1,40}$' }),
      Type.Union([Type.String({ maxLength: 200 }), Type.Number()]),
    ),
  },
  strict,
)

/** What a change of a channel is based on. */
export const FindingsSchema = Type.Array(FindingSchema, { maxItems: 60 })
